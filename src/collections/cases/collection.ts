import type { CollectionDefinition } from '#src/shared/collections/collection.ts';

/** The case studies (SPEC parts 2 and 3). */
export const casesCollection = {
  name: 'cases',
  path: '/case-studies',
  entry: ':casePost?',
  facets: {
    industries: { set: 'industries', in: 'query' },
    regions: { set: 'regions', in: 'query' },
    channels: { set: 'channels', in: 'query' },
    industry: { set: 'industries', in: 'path' },
  },
} as const satisfies CollectionDefinition;
