import type { CollectionDefinition } from '#src/shared/collections/collection.ts';

/** What we have told the press (SPEC part 2). A release has no page: it stands whole in the list, where it can be linked to. */
export const pressCollection = {
  name: 'press',
  path: '/press',
  facets: { year: { set: 'press-years', in: 'query' } },
} as const satisfies CollectionDefinition;
