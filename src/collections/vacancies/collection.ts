import type { CollectionDefinition } from '#src/shared/collections/collection.ts';

/** The open positions (SPEC part 2). */
export const vacanciesCollection = {
  name: 'vacancies',
  path: '/careers',
  entry: ':careersVacancy',
  facets: { team: { set: 'teams', in: 'query' }, place: { set: 'places', in: 'query' } },
} as const satisfies CollectionDefinition;
