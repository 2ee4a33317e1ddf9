import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** The end of a form. */
export const thankYouSchema = templateSchema(
  'thank-you',
  'What somebody sees who has sent a form: under the hero the number of what was sent.',
  {
    example: '/thank-you',
    slots: { head: 'The hero. The number stands below it.', body: 'Everything else.' },
  },
);
