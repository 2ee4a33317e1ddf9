import type { postsCollection } from '#src/collections/posts/collection.ts';
import type { postsSchema } from '#src/collections/posts/schema.ts';
import { defineCollectionPart } from '#src/content/collections/collectionPart.ts';

/** Newest first; of one day, by their addresses. */
export const postsServer = defineCollectionPart<typeof postsCollection, typeof postsSchema>({
  facets: { category: 'category', tag: 'tags' },
  pageSize: 12,
  compare: (a, b) => b.date.localeCompare(a.date),
  summarize: ({ date, updated, category, author, cover }, { nameOf, authorNamed, minutes }) => ({
    date,
    ...(updated ? { updated } : {}),
    category: nameOf('category', category),
    author: authorNamed(author)?.name,
    minutes: minutes(),
    ...(cover ? { cover } : {}),
  }),
  isFavorite: ({ favorite }) => favorite,
  dayOf: ({ date }) => date,
  creditOf: ({ author, updated }) => ({ author, updated }),
  authorOf: ({ author }) => author,
});
