import type { CollectionDefinition } from '#src/shared/collections/collection.ts';

/** The blog (SPEC part 2). */
export const postsCollection = {
  name: 'posts',
  path: '/blog',
  entry: ':blogPost',
  facets: {
    category: { set: 'categories', in: 'path', optional: true, nav: true },
    tag: { set: 'tags', in: 'path', optional: true },
  },
} as const satisfies CollectionDefinition;
