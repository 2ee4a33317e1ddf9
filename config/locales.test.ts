import { locales, LOCALE_CODES, PSEUDO_LOCALE, WRITTEN_LOCALES } from '#config/locales.ts';

test('every language has a row of its own, and what people write is kept under its code', () => {
  for (const code of LOCALE_CODES) expect(locales[code].code).toBe(code);
  for (const code of WRITTEN_LOCALES) expect(locales[code].file).toBe(code);
});

test('the language that nobody writes is for development only', () => {
  expect(LOCALE_CODES.filter((code) => locales[code].developmentOnly)).toEqual([PSEUDO_LOCALE]);
});
