import { readPreview, signPreview } from '#src/server/drafts/previewToken.ts';

const SECRET = 'a secret of this test alone';
const NOW = new Date('2026-11-23T12:00:00Z');
const UNTIL = new Date('2026-11-30T12:00:00Z');
const token = signPreview(SECRET, '/blog/new', UNTIL);

test('a link opens its page until it ends', () => {
  expect(readPreview(SECRET, '/blog/new', token, NOW)).toEqual(UNTIL);
  expect(readPreview(SECRET, '/blog/new', token, new Date(UNTIL.getTime() - 1))).toEqual(UNTIL);
  expect(readPreview(SECRET, '/blog/new', token, UNTIL)).toBeUndefined();
});

test('it opens no other page, and none where the secret is another', () => {
  expect(readPreview(SECRET, '/blog/other', token, NOW)).toBeUndefined();
  expect(readPreview('another secret altogether', '/blog/new', token, NOW)).toBeUndefined();
});

test('nobody gives himself more time', () => {
  const [, signature = ''] = token.split('.');
  const later = Math.floor(Date.parse('2030-01-01T00:00:00Z') / 1000).toString(36);
  expect(readPreview(SECRET, '/blog/new', `${later}.${signature}`, NOW)).toBeUndefined();
});

test.each([
  '',
  '.',
  'x',
  `${token}x`,
  `${token}.`,
  token.toUpperCase(),
  '0.',
  `.${'A'.repeat(43)}`,
  'é.ü',
  'a'.repeat(8000),
])('what is no token opens nothing: %.20s', (other) => {
  expect(readPreview(SECRET, '/blog/new', other, NOW)).toBeUndefined();
});
