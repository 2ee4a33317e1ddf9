import { z } from 'zod';
import { blockSchema, markdown, text } from '#src/shared/schema.ts';

export const faqSchema = blockSchema('faq', {
  title: text,
  items: z
    .array(z.strictObject({ question: text, answer: markdown }))
    .min(2)
    .max(12),
});

export type FaqBlock = z.output<typeof faqSchema>;
