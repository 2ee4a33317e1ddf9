/** The languages of the site as rows (SPEC part 3, Locale). Everything that differs by language is looked up here, never branched on. */

/** The languages that people write. */
export const WRITTEN_LOCALES = ['en', 'es', 'pt', 'ru'] as const;
/** For tables that people fill in: the pseudo-locale takes its texts from one of these. */
export type WrittenLocale = (typeof WRITTEN_LOCALES)[number];

/** Accented and lengthened English: shows text that is not translatable and layouts that do not stretch. */
export const PSEUDO_LOCALE = 'xa';
/** The language in which messages are written. What a visitor gets who asks for none is the first of the site's own. */
export const DEFAULT_LOCALE = 'en' satisfies WrittenLocale;

/** Every language that an address can have, the pseudo-locale among them. */
export const LOCALE_CODES = [...WRITTEN_LOCALES, PSEUDO_LOCALE] as const;
/** A language as it stands in addresses and in the language cookie. */
export type LocaleCode = (typeof LOCALE_CODES)[number];

/** A language, and what others call it. */
export interface Locale<Code extends LocaleCode = LocaleCode> {
  readonly code: Code;
  /** Folder below `locales/` and file name in `content/`. */
  readonly file: WrittenLocale;
  readonly iso: string;
  /** The language's own name, as the language switch shows it. */
  readonly name: string;
  /** The `lang` value that the external consoles understand (SPEC part 1). */
  readonly consoleLang: 'en' | 'ru';
  /** The letters of the language, for the fonts that its pages ask for first. */
  readonly script: 'latin' | 'cyrillic';
  /** `$` is another currency to readers in Latin America and Russia, so the code stands for it. */
  readonly dollar: 'narrowSymbol' | 'code';
  /** The code that the docs API expects (SPEC part 7). */
  readonly docsApi: string;
}

/** One row for each language: to add one, see docs/how-to/add-a-locale.md. */
export const locales: { readonly [Code in LocaleCode]: Locale<Code> } = {
  en: {
    code: 'en',
    file: 'en',
    iso: 'en-US',
    name: 'English',
    consoleLang: 'en',
    script: 'latin',
    dollar: 'narrowSymbol',
    docsApi: 'en-us',
  },
  es: {
    code: 'es',
    file: 'es',
    iso: 'es-ES',
    name: 'Español',
    consoleLang: 'en',
    script: 'latin',
    dollar: 'code',
    docsApi: 'es',
  },
  pt: {
    code: 'pt',
    file: 'pt',
    iso: 'pt-PT',
    name: 'Português',
    consoleLang: 'en',
    script: 'latin',
    dollar: 'code',
    docsApi: 'pt',
  },
  ru: {
    code: 'ru',
    file: 'ru',
    iso: 'ru-RU',
    name: 'Русский',
    consoleLang: 'ru',
    script: 'cyrillic',
    dollar: 'code',
    docsApi: 'ru-ru',
  },
  xa: {
    code: 'xa',
    file: 'en',
    iso: 'en-XA',
    name: 'Ƥşḗŭḓǿ',
    consoleLang: 'en',
    script: 'latin',
    dollar: 'narrowSymbol',
    docsApi: 'en-us',
  },
};
