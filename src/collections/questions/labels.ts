import { msg } from '@lingui/core/macro';
import type { questionsCollection } from '#src/collections/questions/collection.ts';
import type { CollectionLabels } from '#src/shared/collections/collectionView.ts';

/** What the list of questions calls its facets. */
export const questionsLabels: CollectionLabels<typeof questionsCollection> = {
  topic: { name: msg`Topics`, all: msg`All topics` },
};
