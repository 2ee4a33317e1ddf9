import { z } from 'zod';
import { blockSchema, headline, lead, link, surface, text } from '#src/shared/page/schema.ts';

/** A situation in the reader's words, then what comes of it. */
export const useCasesSchema = blockSchema('use-cases', 'Situations that a reader knows, and what then happens.', {
  surface: surface.default('white'),
  title: headline,
  lead: lead.optional(),
  items: z
    .array(
      z.strictObject({
        situation: text.max(140).describe('What somebody is faced with.'),
        outcome: text.max(320).describe('What happens then, with a fact in it.'),
        link: link.describe('Where to read more.').optional(),
      }),
    )
    .min(2)
    .max(6)
    .describe('The situations, most frequent first.'),
});

/** The situations, in the order of the page. */
export type UseCasesBlock = z.output<typeof useCasesSchema>;
