import { z } from 'zod';
import type { WrittenLocale } from '#config/locales.ts';
import { slug, text } from '#src/shared/page/schema.ts';
import { perLocale } from '#src/shared/text/perLocale.ts';

/** `glossary.yaml`: the words of the site, one for each thing and language. */

const pattern = text.describe(
  'Words as they stand in a sentence; a star stands for any ending: тариф* за минуту. Capitals do not count.',
);
const patterns = z.array(pattern).min(1);

const byLanguage = z.strictObject({
  en: patterns.describe('In English.').optional(),
  es: patterns.describe('In Spanish.').optional(),
  pt: patterns.describe('In Portuguese.').optional(),
  ru: patterns.describe('In Russian.').optional(),
} satisfies Record<WrittenLocale, unknown>);

const term = z.strictObject({
  use: perLocale.describe('The word that is used, in every language.'),
  never: byLanguage.describe('What is not written for it.').optional(),
  asked: byLanguage
    .describe('What people say for it to the search, and the site does not; what stands under never is known anyway.')
    .optional(),
  unless: byLanguage.describe('Phrases in which one of these words is right.').optional(),
  note: text.optional().describe('What no program can check: where another word is right, and where this one is not.'),
});

const forbidden = z.strictObject({
  words: byLanguage.describe('The words.'),
  instead: text.describe('What to do about it, after “; ”: say what it does.'),
});

/** `glossary.yaml` */
export const glossarySchema = z.strictObject({
  terms: z.record(slug, term).describe('What things are called, by a name for the term.'),
  forbidden: z
    .array(forbidden)
    .default([])
    .describe('Words that say nothing, and phrases that no native speaker says.'),
  names: z
    .array(text.describe('As it is written in every language.'))
    .default([])
    .describe('Names that are never translated, and never written otherwise.'),
});
/** Terms, forbidden words and names. */
export type Glossary = z.output<typeof glossarySchema>;
/** Patterns by language. */
export type PatternsByLanguage = z.output<typeof byLanguage>;
