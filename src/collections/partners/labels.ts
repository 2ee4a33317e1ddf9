import { msg } from '@lingui/core/macro';
import type { partnersCollection } from '#src/collections/partners/collection.ts';
import type { CollectionLabels } from '#src/shared/collections/collectionView.ts';

/** What the partner directory calls its facets. */
export const partnersLabels: CollectionLabels<typeof partnersCollection> = {
  techProducts: { name: msg`Product`, all: msg`All products` },
  regions: { name: msg`Region`, all: msg`All regions` },
  partnerTypes: { name: msg`Kind of partner`, all: msg`All kinds` },
  industries: { name: msg`Industry`, all: msg`All industries` },
};
