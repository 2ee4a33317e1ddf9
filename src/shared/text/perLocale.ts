import { z } from 'zod';
import type { WrittenLocale } from '#config/locales.ts';
import { text } from '#src/shared/page/schema.ts';
import { typesetEach } from '#src/shared/text/typography/typesetEach.ts';

/** The text of each written language, where it stands beside something else. */
export const inEachLocale = {
  en: text.describe('In English.'),
  es: text.describe('In Spanish.'),
  pt: text.describe('In Portuguese.'),
  ru: text.describe('In Russian.'),
} satisfies Record<WrittenLocale, typeof text>;

/** A text in all written languages, for files that all languages share. None may be missing. */
export const perLocale = z.strictObject(inEachLocale).transform(typesetEach);
/** A text by language; the pseudo-locale reads the one that `file` names. */
export type PerLocale = Readonly<Record<WrittenLocale, string>>;
