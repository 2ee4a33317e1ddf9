import { pickLocale } from '#src/language/data/pickLocale.ts';

const OFFERED = ['en', 'es', 'pt'] as const;

test.each([
  ['explicit lang', { explicit: 'pt', stored: 'es' }, 'pt'],
  ['the stored value', { explicit: null, stored: 'es' }, 'es'],
  ['the default', { explicit: null, stored: null }, 'en'],
  ['what the site has', { explicit: 'ru', stored: '//evil.com' }, 'en'],
])('the language is picked from %s', (_from, known, picked) => {
  expect(pickLocale(known, [...OFFERED])).toBe(picked);
});
