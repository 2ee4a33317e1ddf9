import { extras } from '#src/shared/page/page.ts';
import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** One of several industries. */
export const industrySchema = templateSchema(
  'industry',
  'An industry: at its end the industries before and after it, which are the other pages below the same path.',
  {
    example: '/industries/banking',
    filled: { siblings: extras.siblings, opening: extras.opening },
  },
);
