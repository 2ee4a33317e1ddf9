import { cutText, wrapText } from './fitText.ts';

/** Every letter one em wide. */
const measure = (text: string) => text.length;

test.each([
  ['Fits', 4, 'Fits'],
  ['Cut behind a word', 12, 'Cut behind…'],
  ['A comma, and then more', 10, 'A comma…'],
  ['A dash — and then more', 10, 'A dash…'],
  ['Unbreakable', 6, 'Unbre…'],
  ['No', 1, '…'],
])('%s in %d em is %s', (text, width, shown) => {
  expect(cutText(text, width, measure)).toBe(shown);
});

test('lines are filled, and the last one is cut', () => {
  const text = 'I was charged twice for October';
  expect(wrapText(text, 13, 3, measure)).toEqual(['I was charged', 'twice for', 'October']);
  expect(wrapText(text, 13, 2, measure)).toEqual(['I was charged', 'twice for…']);
  expect(wrapText(text, 40, 3, measure)).toEqual([text]);
});

test('a word that is wider than a line does not leave it', () => {
  expect(wrapText('an unbreakable word', 6, 3, measure)).toEqual(['an', 'unbre…', 'word']);
});

test('what a no-break space holds together is not parted, unless there is no room for it', () => {
  expect(wrapText('after 640\u00A0ms', 9, 2, measure)).toEqual(['after', '640\u00A0ms']);
});
