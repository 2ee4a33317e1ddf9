import { formatBytes } from '#src/i18n/formatBytes.ts';

test.each([
  [2048, 'en-US', '2\u00a0kB'],
  [2480, 'es-ES', '2,5\u00a0kB'],
  [2480, 'ru-RU', '2,5\u00a0кБ'],
  [3, 'en-US', '0.1\u00a0kB'],
])('%i bytes in %s are %s', (bytes, iso, expected) => {
  expect(formatBytes(bytes, iso)).toBe(expected);
});
