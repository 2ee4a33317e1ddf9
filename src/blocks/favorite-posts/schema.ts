import type { z } from 'zod';
import { blockSchema, headline } from '#src/shared/page/schema.ts';

/** The posts themselves come from `getFavoritePosts`, which may be slow: the page does not wait for them. */
export const favoritePostsSchema = blockSchema(
  'favorite-posts',
  'The posts of the blog that are marked as favorites. They come by themselves.',
  { title: headline },
);

/** A headline and no posts: the component suspends on them. */
export type FavoritePostsBlock = z.output<typeof favoritePostsSchema>;
