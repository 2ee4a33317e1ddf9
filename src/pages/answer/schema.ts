import { extras, namedSlug } from '#src/shared/page/page.ts';
import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** A question and its answer. */
export const answerSchema = templateSchema(
  'answer',
  'A question and its answer: lead answers it in a sentence or two, the blocks say the rest. Below stand the other questions of its topic, and the way to support.',
  {
    example: '/help/faq/call-listed-twice',
    filled: {
      /** What the question is about. */
      topic: namedSlug.optional(),
      /** The questions of its topic, this one among them. */
      siblings: extras.siblings,
      opening: extras.opening,
    },
  },
);
