import { extras } from '#src/shared/page/page.ts';
import { jobPlace, jobWords } from '#src/shared/page/job.ts';
import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** A vacancy: what candidates ask first stands above what the job is. */
export const vacancySchema = templateSchema(
  'vacancy',
  'A vacancy: team, place, hours and pay stand above what the job is; it ends in the form with which one applies.',
  {
    example: '/careers/voice-engineer',
    words: { job: jobWords.describe('What candidates ask first.') },
    filled: { vacancy: jobPlace.optional(), opening: extras.opening },
  },
);
