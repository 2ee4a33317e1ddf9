import { locales, LOCALE_CODES, WRITTEN_LOCALES } from '#config/locales.ts';

test('every language has a row of its own, and what people write is kept under its code', () => {
  for (const code of LOCALE_CODES) expect(locales[code].code).toBe(code);
  for (const code of WRITTEN_LOCALES) expect(locales[code].file).toBe(code);
});
