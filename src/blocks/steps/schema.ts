import { z } from 'zod';
import { blockSchema, headline, lead, surface, text } from '#src/shared/page/schema.ts';

/** Six at most: a longer way is a lesson, or several blocks. */
export const stepsSchema = blockSchema('steps', 'What happens one after the other.', {
  surface: surface.default('white'),
  title: headline,
  lead: lead.optional(),
  items: z
    .array(
      z.strictObject({
        title: text.describe('The step, in a few words that begin with a verb.'),
        text: text.describe('What is done, by whom, and how long it takes.'),
      }),
    )
    .min(2)
    .max(6)
    .describe('The steps, in order.'),
});

/** The numbers are the list's own; the words have none. */
export type StepsBlock = z.output<typeof stepsSchema>;
