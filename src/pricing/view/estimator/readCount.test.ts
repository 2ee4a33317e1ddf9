import { COUNT_PATTERN, readCount } from '#src/pricing/view/estimator/readCount.ts';

test.each([
  ['0', 0],
  ['1000', 1000],
  [' 1000 ', 1000],
  ['1,000', 1000],
  ['1.000', 1000],
  ['1 000 000', 1_000_000],
  ['1\u00a0000', 1000],
  ['5000000', 'tooLarge'],
  ['99999999999999999999999', 'tooLarge'],
  ['', 'empty'],
  ['   ', 'empty'],
  ['-5', 'notWhole'],
  ['12.5', 'notWhole'],
  ['1,00', 'notWhole'],
  ['0.500', 'notWhole'],
  ['1,234.500', 'notWhole'],
  ['1e3', 'notWhole'],
  ['ten', 'notWhole'],
  ['٣', 'notWhole'],
])('%j is %s', (text, read) => {
  expect(readCount(text, 2_000_000)).toBe(read);
  // As the attribute `pattern` does it; an empty field is no mismatch to a browser.
  const isTaken = new RegExp(`^(?:${COUNT_PATTERN})$`, 'v').test(text);
  expect(isTaken).toBe(typeof read === 'number' || read === 'tooLarge');
});
