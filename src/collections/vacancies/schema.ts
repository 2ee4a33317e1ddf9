import { z } from 'zod';
import { collectionSchema } from '#src/shared/collections/collectionSchema.ts';
import { namedSlug } from '#src/shared/page/page.ts';
import { slug } from '#src/shared/page/schema.ts';
import { jobWords } from '#src/shared/page/job.ts';

/** A vacancy. One that is filled says `until` in its page.yaml: from then on its address answers that it is gone. */
export const vacanciesSchema = collectionSchema('vacancies', {
  template: 'vacancy',
  about: 'What the list of vacancies says of it.',
  settings: {
    team: slug.describe('Its team, by the name that it has in taxonomy.yaml.'),
    places: z
      .array(slug.describe('A place, by the name that it has in taxonomy.yaml.'))
      .min(1)
      .max(4)
      .describe('Where one must live to do the job.'),
    posted: z.iso.date().describe('The day from which somebody is looked for: 2026-10-12.'),
  },
  summary: { name: z.string(), job: jobWords, team: namedSlug, places: z.array(namedSlug) },
});
