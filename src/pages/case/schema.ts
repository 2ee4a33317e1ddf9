import { studyFacets, studyWords } from '#src/shared/page/caseStudy.ts';
import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** A case study: who the client is, the one figure, and where it belongs, above the story. */
export const caseSchema = templateSchema(
  'case',
  'A case study: its client and its one figure stand above the story, with the industries, regions and channels of its list.',
  {
    example: '/case-studies/deliveries-rebooked-by-voicebot',
    words: { study: studyWords.describe('Who the client is, and the figure that the case is told for.') },
    filled: { placed: studyFacets.optional() },
  },
);
