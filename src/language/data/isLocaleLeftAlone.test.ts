import { isLocaleLeftAlone } from '#src/language/data/isLocaleLeftAlone.ts';

test.each([
  ['/blog', true],
  ['/blog/a-post', true],
  ['/promo/twilio', true],
  ['/kit/promo/voicebot', true],
  ['/', false],
  ['/blogger', false],
  ['/pricing', false],
])('on %s it is left alone: %s', (path, expected) => {
  expect(isLocaleLeftAlone(path, false)).toBe(expected);
  expect(isLocaleLeftAlone(path, true)).toBe(true);
});
