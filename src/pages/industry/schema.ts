import { extras } from '#src/shared/page.ts';
import { templateSchema } from '#src/shared/template.ts';

/** One of several industries. */
export const industrySchema = templateSchema(
  'industry',
  'An industry: at its end the industries before and after it, which are the other pages below the same path.',
  {
    example: '/industries/banking',
    filled: { siblings: extras.siblings, opening: extras.opening },
  },
);
