import styles from '#src/blocks/post-cards/PostCards.module.css';
import { formatDate } from '#src/i18n/formatDate.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { useSite } from '#src/request/SiteContext.tsx';
import type { PostSummary } from '#src/shared/postSummary.ts';
import { turnLengths } from '#src/ui/turnLengths.ts';
import { Turns } from '#src/ui/Turns.tsx';

const DRAWN_TURNS = 4;

interface PostCardProps {
  readonly post: PostSummary;
  /** A featured post also gets a drawing, made of its own words. */
  readonly featured: boolean;
}

export function PostCard({ post, featured }: PostCardProps) {
  const { iso } = useSite();
  return (
    <li className={styles.card} data-featured={featured || undefined}>
      {featured && (
        <div className={styles.drawing} data-surface="purple955">
          <Turns lengths={turnLengths(post.title + post.description, DRAWN_TURNS)} />
        </div>
      )}
      <article>
        <p className={styles.meta}>
          <span className={styles.category}>{post.category.name}</span>
          <time dateTime={post.date}>{formatDate(post.date, iso)}</time>
        </p>
        <h3 className={styles.title}>
          <LocalLink href={post.path} className={styles.link}>
            {post.title}
          </LocalLink>
        </h3>
        <p className={styles.text}>{post.description}</p>
      </article>
    </li>
  );
}
