import { z } from 'zod';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

export const quoteSchema = blockSchema('quote', {
  surface: surface.default('dark'),
  text: text.max(360),
  /** What the person does, and in what kind of company: no names. */
  role: text,
  company: text,
  /** Written as an example, and shown as one. False only for words that a customer has approved. */
  sample: z.boolean().default(true),
});

export type QuoteBlock = z.output<typeof quoteSchema>;
