import { extras } from '#src/shared/page/page.ts';
import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** One of the parts of the platform. */
export const platformSchema = templateSchema(
  'platform',
  'A part of the platform: under the hero the line of all pages below the same path.',
  {
    example: '/platform/voice',
    filled: { siblings: extras.siblings, opening: extras.opening },
    slots: { head: 'The hero. The line of the parts stands below it.', body: 'Everything else.' },
  },
);
