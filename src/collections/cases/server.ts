import type { casesCollection } from '#src/collections/cases/collection.ts';
import type { casesSchema } from '#src/collections/cases/schema.ts';
import { defineCollectionPart } from '#src/content/collections/collectionPart.ts';
import type { StudyWords } from '#src/shared/page/caseStudy.ts';

/** Sorted by rank (SPEC part 9). */
export const casesServer = defineCollectionPart<typeof casesCollection, typeof casesSchema>({
  facets: { industries: 'industries', regions: 'regions', channels: 'channels', industry: 'industries' },
  pageSize: 12,
  compare: (a, b) => a.rank - b.rank,
  newestBy: ({ published }) => published,
  shownWords: ['study'],
  summarize: ({ industries: [first = ''], sample }, { content, nameOf }) => ({
    // What is summarized has it, see `shownWords`.
    study: (content as typeof content & { readonly study: StudyWords }).study,
    industry: nameOf('industries', first),
    sample,
  }),
});
