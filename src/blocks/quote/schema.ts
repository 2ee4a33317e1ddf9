import { z } from 'zod';
import { blockSchema, surface, text } from '#src/shared/page/schema.ts';

/** Marked as a sample unless an editor says that a customer has approved the words. */
export const quoteSchema = blockSchema('quote', 'What a customer says.', {
  surface: surface.default('dark'),
  text: text.max(360).describe('What the customer says, without quotation marks.'),
  role: text.describe('What the person does, without a name: “Head of support”.'),
  company: text.describe('In what kind of company, without its name: “Regional bank, 300 agents”.'),
  sample: z
    .boolean()
    .describe(
      'True for words that were written as an example; they are marked so. False only for words that a customer has approved.',
    )
    .default(true),
});

/** Words, a role and a kind of company: nobody is named. */
export type QuoteBlock = z.output<typeof quoteSchema>;
