import { createTimeTrap } from '#src/forms/server/intake/guards/timeTrap.ts';

const key = Buffer.alloc(32, 1);
const at = (now: number, options: { readonly seconds?: number; readonly key?: Buffer } = {}) =>
  createTimeTrap({ key, seconds: 2, now: () => now, ...options });
const token = at(10_000).issue();

test.each([
  [10_000, true],
  [11_999, true],
  [12_000, false],
  [99_999_999, false],
  // The clock was put back, or that of another replica is a little slow.
  [1000, false],
  [9000, true],
])('a form at %i, begun at 10 000, is too fast: %p', (now, isTooFast) => {
  expect(at(now).isTooFast(token)).toBe(isTooFast);
});

test('another replica with the same key understands the token; with another one nobody is suspected', () => {
  expect(at(10_100).isTooFast(at(10_000).issue())).toBe(true);
  expect(at(10_100, { key: Buffer.alloc(32, 2) }).isTooFast(token)).toBe(false);
});

test('0 turns it off', () => {
  expect(at(10_000, { seconds: 0 }).isTooFast(token)).toBe(false);
});

test.each([
  undefined,
  '',
  '.',
  'x',
  token.slice(1),
  `${token}x`,
  token.replace('.', '..'),
  '9999.',
  `-1.${'A'.repeat(43)}`,
])('%j is no token, and nobody is suspected', (broken) => {
  expect(at(10_000).isTooFast(broken)).toBe(false);
});
