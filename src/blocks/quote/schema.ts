import { z } from 'zod';
import { blockSchema, surface, text } from '#src/shared/page/schema.ts';

/** Marked as a sample unless an editor says that a customer has approved the words. */
export const quoteSchema = blockSchema('quote', 'What a customer says.', {
  surface: surface.default('dark'),
  text: text.max(360).describe('What the customer says, without quotation marks.'),
  role: text.describe(
    'Who says it: name and what the person does, “Dana Ospanova, head of orders”; without a name where the customer wants none.',
  ),
  company: text.describe('In what kind of company; a sample has no name: “Regional bank, 300 agents”.'),
  sample: z
    .boolean()
    .describe(
      'True for words that were written as an example; they are marked so. False only for words that a customer has approved.',
    )
    .default(true),
});

/** Words, who says them, and a kind of company. */
export type QuoteBlock = z.output<typeof quoteSchema>;
