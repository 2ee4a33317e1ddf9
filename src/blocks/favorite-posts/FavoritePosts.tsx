import { use } from 'react';
import type { FavoritePostsBlock } from '#src/blocks/favorite-posts/schema.ts';
import styles from '#src/blocks/favorite-posts/FavoritePosts.module.css';
import { PostCard } from '#src/collections/posts/PostCard.tsx';
import { useStores } from '#src/stores/StoresContext.tsx';
import { Section } from '#src/ui/sections/Section.tsx';

const SHOWN = 3;

/** Suspends until the posts are there; without any, there is nothing to say. */
export function FavoritePosts({ id, title }: FavoritePostsBlock) {
  const posts = use(useStores().posts.favorites());
  if (posts.length === 0) return null;
  const titleId = `${id}-title`;
  return (
    <Section surface="tint" labelledBy={titleId}>
      <h2 id={titleId} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.list}>
        {posts.slice(0, SHOWN).map((post) => (
          <PostCard key={post.path} entry={post} featured={false} />
        ))}
      </ul>
    </Section>
  );
}
