import { z } from 'zod';
import { WRITTEN_LOCALES, type LocaleCode } from '#config/locales.ts';

const dated = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} [\w-]{10}$/, 'must be a day and the version that it belongs to: 2026-11-23 aB3-dE5_gH');

/**
 * `dates.yaml`: when the words of each page were last changed. A checkout gives all files one time, and an image has no
 * history, so it is written down; `npm run content:dates` does it.
 */
export const datesSchema = z
  .record(
    z.string().regex(/^[^/]+(\/[^/]+)+$/, 'must be the folder of a page: pages/products/voicebot'),
    z.partialRecord(
      z.enum(WRITTEN_LOCALES).describe('A language, by its code: en, es, pt or ru.'),
      dated.describe('The day of the last change, and which version of the words that was.'),
    ),
  )
  .describe('When the words of each page were last changed. Written by npm run content:dates.');

/** By the folders of pages, and by language. */
export type Dates = z.output<typeof datesSchema>;

/** A folder without the file: of no page is it known. */
export const NO_DATES: Dates = {};

/** @returns the ISO day on which what a page says in a language was last changed; undefined where nobody has written it down */
export function dayOfChange(dates: Dates, folder: string, locale: LocaleCode): string | undefined {
  const entries: Readonly<Partial<Record<LocaleCode, string>>> | undefined = dates[folder];
  return entries?.[locale]?.slice(0, ISO_DAY);
}

const ISO_DAY = '2026-11-23'.length;
