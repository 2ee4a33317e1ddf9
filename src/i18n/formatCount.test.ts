import { formatCount } from '#src/i18n/formatCount.ts';

test.each([
  ['en-US', '1,000,000'],
  ['es-ES', '1.000.000'],
  ['pt-PT', '1\u00a0000\u00a0000'],
  ['ru-RU', '1\u00a0000\u00a0000'],
])('in %s a million is %j', (iso, text) => {
  expect(formatCount(1_000_000, iso)).toBe(text);
});

test('ten thousand is set apart in every language, and a hundred is not', () => {
  expect([formatCount(10_000, 'es-ES'), formatCount(100, 'ru-RU')]).toEqual(['10.000', '100']);
});
