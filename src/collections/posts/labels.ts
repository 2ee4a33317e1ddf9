import { msg } from '@lingui/core/macro';
import type { postsCollection } from '#src/collections/posts/collection.ts';
import type { CollectionLabels } from '#src/shared/collections/collectionView.ts';

/** What the blog calls its facets. */
export const postsLabels: CollectionLabels<typeof postsCollection> = {
  category: { name: msg`Categories`, all: msg`All articles` },
};
