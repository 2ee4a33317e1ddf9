import { msg } from '@lingui/core/macro';
import type { vacanciesCollection } from '#src/collections/vacancies/collection.ts';
import type { CollectionLabels } from '#src/shared/collections/collectionView.ts';

/** What the list of vacancies calls its facets. */
export const vacanciesLabels: CollectionLabels<typeof vacanciesCollection> = {
  // “Team” alone is a plan of Kit, whose name no language translates.
  team: { name: msg({ message: 'Team', context: 'of a job' }), all: msg`All teams` },
  place: { name: msg`Place`, all: msg`All places` },
};
