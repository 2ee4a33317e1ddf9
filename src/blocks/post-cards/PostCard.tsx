import styles from '#src/blocks/post-cards/PostCards.module.css';
import { PostTeaser } from '#src/features/post-teaser/PostTeaser.tsx';
import type { PostSummary } from '#src/shared/page/postSummary.ts';
import { turnLengths } from '#src/ui/drawings/turnLengths.ts';
import { Turns } from '#src/ui/drawings/Turns.tsx';

const DRAWN_TURNS = 4;

interface PostCardProps {
  readonly post: PostSummary;
  /** A featured post also gets a drawing, made of its own words. */
  readonly featured: boolean;
}

/** A post among others: its teaser, and a drawing where it is featured. */
export function PostCard({ post, featured }: PostCardProps) {
  return (
    <li className={styles.card} data-featured={featured || undefined}>
      {featured && (
        <div className={styles.drawing} data-surface="purple955">
          <Turns lengths={turnLengths(post.title + post.description, DRAWN_TURNS)} />
        </div>
      )}
      <PostTeaser post={post} dated />
    </li>
  );
}
