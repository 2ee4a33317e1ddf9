import type { questionsCollection } from '#src/collections/questions/collection.ts';
import type { questionsSchema } from '#src/collections/questions/schema.ts';
import { defineCollectionPart } from '#src/content/collections/collectionPart.ts';

/** In each topic as its editor has ordered them. All stand on one page. */
export const questionsServer = defineCollectionPart<typeof questionsCollection, typeof questionsSchema>({
  facets: { topic: 'topic' },
  compare: (a, b) => a.order - b.order,
  summarize: ({ topic }, { nameOf }) => ({ topic: nameOf('topic', topic) }),
  isFavorite: ({ favorite }) => favorite,
});
