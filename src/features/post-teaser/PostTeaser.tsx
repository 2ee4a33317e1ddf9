import { Plural } from '@lingui/react/macro';
import styles from '#src/features/post-teaser/PostTeaser.module.css';
import { formatDate } from '#src/i18n/formatDate.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { useSite } from '#src/request/SiteContext.tsx';
import type { PostSummary } from '#src/shared/page/postSummary.ts';

interface PostTeaserProps {
  readonly post: PostSummary;
  /** With its day, its author and how long it takes to read, where posts stand as a list. */
  readonly dated?: boolean;
}

/**
 * What a list says of a post. Its link covers the nearest positioned ancestor, which is the block's own card;
 * `--teaser-title` sets the title's size.
 */
export function PostTeaser({ post, dated = false }: PostTeaserProps) {
  const { iso } = useSite();
  return (
    <article className={styles.teaser}>
      <p className={styles.meta}>
        <span className={styles.category}>{post.category.name}</span>
        {dated && <time dateTime={post.date}>{formatDate(post.date, iso)}</time>}
      </p>
      <h3 className={styles.title}>
        <LocalLink href={post.path} className={styles.link}>
          {post.title}
        </LocalLink>
      </h3>
      <p className={styles.text}>{post.description}</p>
      {dated && (post.author ?? post.minutes) !== undefined && (
        <p className={styles.credit}>
          {post.author && <span>{post.author}</span>}
          {post.minutes !== undefined && (
            <span>
              <Plural value={post.minutes} one="# min read" other="# min read" />
            </span>
          )}
        </p>
      )}
    </article>
  );
}
