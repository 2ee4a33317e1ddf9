import { PostCard } from '#src/blocks/post-cards/PostCard.tsx';
import type { PostCardsBlock } from '#src/blocks/post-cards/schema.ts';
import styles from '#src/blocks/post-cards/PostCards.module.css';
import { Section } from '#src/ui/sections/Section.tsx';

/** Posts, newest first; the newest gets the room. */
export function PostCards({ id, title, empty, posts }: PostCardsBlock) {
  const titleId = `${id}-title`;
  return (
    <Section labelledBy={titleId}>
      <h2 id={titleId} className={styles.heading}>
        {title}
      </h2>
      {posts.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.list}>
          {posts.map((post, index) => (
            <PostCard key={post.path} post={post} featured={index === 0} />
          ))}
        </ul>
      )}
    </Section>
  );
}
