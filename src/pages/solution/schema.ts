import { z } from 'zod';
import { extras } from '#src/shared/page/page.ts';
import { pagePath } from '#src/shared/page/schema.ts';
import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** Several products that do one thing together. */
export const solutionSchema = templateSchema(
  'solution',
  'A solution: before its last word what it is built from, the pages that parts lists.',
  {
    example: '/solutions/inbound-contact-center',
    settings: {
      parts: z
        .array(pagePath.describe('A page without language: /platform/voice.'))
        .max(6)
        .describe('The pages of what the solution is built from.')
        .optional(),
    },
    filled: { builtFrom: extras.builtFrom, opening: extras.opening },
    slots: {
      body: 'All blocks up to what the solution is built from.',
      end: 'The last word, a cta: it stands below the parts.',
    },
  },
);
