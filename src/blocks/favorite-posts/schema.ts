import type { z } from 'zod';
import { blockSchema, text } from '#src/shared/schema.ts';

/** The posts themselves come from `getFavoritePosts`, which may be slow: the page does not wait for them. */
export const favoritePostsSchema = blockSchema('favorite-posts', { title: text });

export type FavoritePostsBlock = z.output<typeof favoritePostsSchema>;
