import { z } from 'zod';
import { recordSchema } from '#src/shared/collections/collectionSchema.ts';
import { filledText, pagePath } from '#src/shared/page/schema.ts';
import { perLocale } from '#src/shared/text/perLocale.ts';

/** A release: its headline and its first paragraph are `name` and `description`. */
export const pressSchema = recordSchema('press', {
  about: 'A release: when, where, what has changed, and what it is worth to whom.',
  namedInEach: true,
  settings: {
    date: z.iso.date().describe('The day of the release, whose year taxonomy.yaml has: 2026-11-11.'),
    place: perLocale.describe('Where it is from, as the line before the text says it.'),
    paragraphs: z
      .array(perLocale.describe('A paragraph.'))
      .min(1)
      .max(5)
      .describe('What follows the description, paragraph by paragraph.'),
    quote: z
      .strictObject({
        text: perLocale.describe('What was said, without quotes around it.'),
        person: perLocale.describe('Who said it.'),
        role: perLocale.describe('What that person does.'),
      })
      .describe('A sentence of somebody who has done the work.')
      .optional(),
    more: z
      .strictObject({
        label: perLocale.describe('The words of the link.'),
        href: pagePath.describe('The page, in this very form in all languages: /pricing.'),
      })
      .describe('Where one reads on.')
      .optional(),
  },
  summary: {
    date: z.iso.date(),
    place: filledText,
    paragraphs: z.array(filledText),
    quote: z.object({ text: filledText, person: filledText, role: filledText }).optional(),
    more: z.object({ label: filledText, href: pagePath }).optional(),
  },
});
