import { msg } from '@lingui/core/macro';
import type { pressCollection } from '#src/collections/press/collection.ts';
import type { CollectionLabels } from '#src/shared/collections/collectionView.ts';

/** What the list of releases calls its facets. */
export const pressLabels: CollectionLabels<typeof pressCollection> = {
  year: { name: msg`Year`, all: msg`All years` },
};
