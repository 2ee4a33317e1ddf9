import geologicaCyrillic from '@fontsource-variable/geologica/files/geologica-cyrillic-wght-normal.woff2?russian';
import geologicaBasic from '@fontsource-variable/geologica/files/geologica-latin-wght-normal.woff2?basic';
import geologicaLatin from '@fontsource-variable/geologica/files/geologica-latin-wght-normal.woff2';
import onestCyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?russian';
import onestBasic from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?basic';
import onestLatin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2';
import { locales, type Locale, type LocaleCode } from '#config/locales.ts';

/**
 * What a page is set in. Two files, so that fonts do not take the line from styles (VISUAL, type); in Cyrillic four, since
 * its figures and full stops stand in the Latin part, and arriving late they moved whole paragraphs.
 */
const FONTS: Readonly<Record<Locale['script'], readonly string[]>> = {
  latin: [onestLatin, geologicaLatin],
  cyrillic: [onestCyrillic, geologicaCyrillic, onestBasic, geologicaBasic],
};

/** @returns the addresses of the fonts that a page in this language asks for first */
export function fontsOf(locale: LocaleCode): readonly string[] {
  return FONTS[locales[locale].script];
}
