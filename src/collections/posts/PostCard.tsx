import styles from '#src/collections/posts/PostCard.module.css';
import type { postsSchema } from '#src/collections/posts/schema.ts';
import { PostTeaser } from '#src/features/post-teaser/PostTeaser.tsx';
import type { CardProps } from '#src/shared/collections/collectionView.ts';
import { Cover } from '#src/ui/drawings/covers/Cover.tsx';
import { coverOf } from '#src/ui/drawings/covers/coverOf.ts';

/** A post among others: its cover and its teaser; side by side where it is featured. */
export function PostCard({ entry, featured }: CardProps<typeof postsSchema>) {
  return (
    <li className={styles.card} data-featured={featured || undefined}>
      <Cover cover={coverOf(entry)} className={styles.cover} />
      <PostTeaser post={entry} dated />
    </li>
  );
}
