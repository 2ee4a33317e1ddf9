import type { WrittenLocale } from '#config/locales.ts';

/** What phones, legal entity, footer lists and contact blocks hang on: the language, or the Kazakhstan site. */
export type Variant = WrittenLocale | 'kz';
