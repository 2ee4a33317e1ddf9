import { checkLanguage } from './checkLanguage.ts';
import { readDocument } from './readDocument.ts';

const OWN = 'https://site.example/es/voz';

const page = (lang: string, hreflang: string) =>
  readDocument(`<html lang="${lang}"><link rel="alternate" hreflang="${hreflang}" href="${OWN}">`);

test.each([
  ['es-ES', 'es'],
  ['ru-RU', 'ru-KZ'],
  ['es-ES', 'x-default'],
  ['', 'es'],
])('%s and %s do not contradict each other', (lang, hreflang) => {
  expect(checkLanguage(page(lang, hreflang), OWN)).toEqual([]);
});

test('a page that calls itself one in another language than it says is found', () => {
  expect(checkLanguage(page('en-US', 'es'), OWN)).toEqual([
    'it says that it is in en-US, and names itself as the page in es',
  ]);
});
