import type { CollectionDefinition } from '#src/shared/collections/collection.ts';

/** The partner directory (SPEC parts 2 and 3). Its entries have no pages. */
export const partnersCollection = {
  name: 'partners',
  path: '/partner-listing',
  facets: {
    techProducts: { set: 'tech-products', in: 'query' },
    regions: { set: 'regions', in: 'query' },
    partnerTypes: { set: 'partner-types', in: 'query' },
    industries: { set: 'industries', in: 'query' },
  },
} as const satisfies CollectionDefinition;
