import { PostCard } from '#src/collections/posts/PostCard.tsx';
import type { postsSchema } from '#src/collections/posts/schema.ts';
import type { CollectionView } from '#src/shared/collections/collectionView.ts';

/** A post is a teaser; the first is drawn, too. */
export const postsView: CollectionView<typeof postsSchema> = { Card: PostCard };
