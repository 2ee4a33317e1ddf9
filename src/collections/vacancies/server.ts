import type { vacanciesCollection } from '#src/collections/vacancies/collection.ts';
import type { vacanciesSchema } from '#src/collections/vacancies/schema.ts';
import { defineCollectionPart } from '#src/content/collections/collectionPart.ts';
import { namePage } from '#src/content/pages/placePage.ts';
import type { JobWords } from '#src/shared/page/job.ts';

/** Newest first. */
export const vacanciesServer = defineCollectionPart<typeof vacanciesCollection, typeof vacanciesSchema>({
  facets: { team: 'team', place: 'places' },
  pageSize: 24,
  compare: (a, b) => b.posted.localeCompare(a.posted),
  shownWords: ['job'],
  summarize: ({ team, places }, { content, nameOf }) => ({
    name: namePage(content),
    // What is summarized has it, see `shownWords`.
    job: (content as typeof content & { readonly job: JobWords }).job,
    team: nameOf('team', team),
    places: places.map((place) => nameOf('place', place)),
  }),
});
