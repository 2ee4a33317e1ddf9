import styles from '#src/collections/posts/PostCard.module.css';
import type { postsSchema } from '#src/collections/posts/schema.ts';
import { PostTeaser } from '#src/features/post-teaser/PostTeaser.tsx';
import type { CardProps } from '#src/shared/collections/collectionView.ts';
import { turnLengths } from '#src/ui/drawings/turnLengths.ts';
import { Turns } from '#src/ui/drawings/Turns.tsx';

const DRAWN_TURNS = 4;

/** A post among others: its teaser, and where it is featured a drawing, made of its own words. */
export function PostCard({ entry, featured }: CardProps<typeof postsSchema>) {
  return (
    <li className={styles.card} data-featured={featured || undefined}>
      {featured && (
        <div className={styles.drawing} data-surface="purple955">
          <Turns lengths={turnLengths(entry.title + entry.description, DRAWN_TURNS)} />
        </div>
      )}
      <PostTeaser post={entry} dated />
    </li>
  );
}
