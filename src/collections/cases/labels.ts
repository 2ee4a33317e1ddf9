import { msg } from '@lingui/core/macro';
import type { casesCollection } from '#src/collections/cases/collection.ts';
import type { CollectionLabels } from '#src/shared/collections/collectionView.ts';

/** What the list of cases calls its facets. */
export const casesLabels: CollectionLabels<typeof casesCollection> = {
  industries: { name: msg`Industry`, all: msg`All industries` },
  regions: { name: msg`Region`, all: msg`All regions` },
  channels: { name: msg`Channel`, all: msg`All channels` },
};
