import geologicaCyrillic from '@fontsource-variable/geologica/files/geologica-cyrillic-wght-normal.woff2';
import geologicaLatin from '@fontsource-variable/geologica/files/geologica-latin-wght-normal.woff2';
import onestCyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2';
import onestLatin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2';
import { locales, type LocaleCode } from '#config/locales.ts';

/** What the first lines of a page are set in: two files, so that fonts do not take the line from styles (VISUAL, type). */
const FONTS = { latin: [onestLatin, geologicaLatin], cyrillic: [onestCyrillic, geologicaCyrillic] } as const;

/** @returns the addresses of the fonts that a page in this language asks for first */
export function fontsOf(locale: LocaleCode): readonly string[] {
  return FONTS[locales[locale].script];
}
