import { UPLOAD_LIMIT } from '#config/constants.ts';
import { formatBytes } from '#src/shared/text/formatBytes.ts';

test.each([
  [2048, 'en-US', '2\u00a0kB'],
  [2560, 'es-ES', '2,5\u00a0kB'],
  [2560, 'ru-RU', '2,5\u00a0кБ'],
  [0, 'en-US', '0\u00a0kB'],
  [3, 'en-US', '0.1\u00a0kB'],
  [1_048_575, 'en-US', '1,023.9\u00a0kB'],
  [1_048_576, 'en-US', '1\u00a0MB'],
  // The forms take what is under 10 MB.
  [UPLOAD_LIMIT - 1, 'en-US', '9.9\u00a0MB'],
  [UPLOAD_LIMIT, 'pt-PT', '10\u00a0MB'],
])('%i bytes in %s are %s', (bytes, iso, expected) => {
  expect(formatBytes(bytes, iso)).toBe(expected);
});
