import { extras } from '#src/shared/page/page.ts';
import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** A course. */
export const tutorialSchema = templateSchema(
  'tutorial',
  'A course on one page: its lessons beside their table. Their numbers, neighbours and total time are made from them.',
  {
    example: '/voicebot-kit-tutorials',
    filled: { course: extras.course },
    slots: {
      head: 'The hero, and what comes before the lessons.',
      lessons: 'The lessons, beside their table. Other blocks stand between them if they say so.',
      body: 'What comes after the lessons.',
    },
  },
);
