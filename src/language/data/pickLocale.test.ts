import { isLocaleLeftAlone, pickLocale } from '#src/language/data/pickLocale.ts';

const OFFERED = ['en', 'es', 'pt'] as const;

test.each([
  ['explicit lang', { explicit: 'pt', stored: 'es', prefix: 'es' }, 'pt'],
  ['the stored value', { explicit: null, stored: 'es', prefix: 'pt' }, 'es'],
  ['the prefix of the path', { explicit: null, stored: null, prefix: 'pt' }, 'pt'],
  ['the default', { explicit: null, stored: null, prefix: undefined }, 'en'],
  ['what the site has', { explicit: 'ru', stored: '//evil.com', prefix: undefined }, 'en'],
])('the language is picked from %s', (_from, known, picked) => {
  expect(pickLocale(known, [...OFFERED])).toBe(picked);
});

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
