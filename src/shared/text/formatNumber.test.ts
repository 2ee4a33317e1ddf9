import { formatNumber } from '#src/shared/text/formatNumber.ts';

test.each([
  ['en-US', '1,000,000'],
  ['es-ES', '1\u00a0000\u00a0000'],
  ['pt-PT', '1\u00a0000\u00a0000'],
  ['ru-RU', '1\u00a0000\u00a0000'],
])('in %s a million is %j', (iso, text) => {
  expect(formatNumber(1_000_000, iso)).toBe(text);
});

test('ten thousand is set apart in every language, and a hundred is not', () => {
  expect([formatNumber(10_000, 'es-ES'), formatNumber(100, 'ru-RU')]).toEqual(['10\u00a0000', '100']);
});

test.each([
  ['en-US', '1,000.5'],
  ['es-ES', '1000,5'],
  ['pt-PT', '1000,5'],
  ['ru-RU', '1000,5'],
])('in %s four digits and a half are %j', (iso, text) => {
  expect(formatNumber(1000.5, iso)).toBe(text);
});

test('a formatter is made once for a locale and its options', () => {
  const make = jest.spyOn(Intl, 'NumberFormat');
  for (let value = 0; value < 5; value += 1) formatNumber(value, 'es-ES', { minimumFractionDigits: 3 });
  expect(make).toHaveBeenCalledTimes(1);
  make.mockRestore();
});
