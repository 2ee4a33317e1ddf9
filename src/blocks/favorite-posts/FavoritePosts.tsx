import { use, useEffect, useState } from 'react';
import type { FavoritePostsBlock } from '#src/blocks/favorite-posts/schema.ts';
import styles from '#src/blocks/favorite-posts/FavoritePosts.module.css';
import { PostCard } from '#src/collections/posts/PostCard.tsx';
import { useStores } from '#src/stores/StoresContext.tsx';
import { Section } from '#src/ui/sections/Section.tsx';

const SHOWN = 3;

/** Suspends until the posts are there; without any, there is nothing to say, and the next page asks for them anew. */
export function FavoritePosts({ id, title }: FavoritePostsBlock) {
  const { posts: store } = useStores();
  // Held: as long as it is there, React needs the same answer.
  const [asked] = useState(() => store.favorites());
  const posts = use(asked);
  const isEmpty = posts.length === 0;
  useEffect(() => {
    if (isEmpty) store.forget();
  }, [isEmpty, store]);
  if (isEmpty) return null;
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
