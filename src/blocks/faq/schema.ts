import { z } from 'zod';
import { blockSchema, headline, markdown, text } from '#src/shared/page/schema.ts';

/** An answer is Markdown and may have links; twelve questions at most, so that they can be looked through. */
export const faqSchema = blockSchema('faq', 'Questions and answers, folded together.', {
  title: headline,
  items: z
    .array(
      z.strictObject({
        question: text.describe('The question as a reader would ask it.'),
        answer: markdown.describe('The answer, in Markdown. Its first sentence answers.'),
      }),
    )
    .min(2)
    .max(12)
    .describe('The questions, most frequent first.'),
});

/** Its answers are sanitised HTML by now. */
export type FaqBlock = z.output<typeof faqSchema>;
