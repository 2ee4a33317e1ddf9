import loadable from '@loadable/component';
import type { favoritePostsSchema } from '#src/blocks/favorite-posts/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Waits for its posts, and is streamed behind the shell. */
export const favoritePostsBlock = defineBlock<typeof favoritePostsSchema>({
  type: 'favorite-posts',
  view: loadable(
    () => import(/* webpackChunkName: "block-favorite-posts" */ '#src/blocks/favorite-posts/FavoritePosts.tsx'),
    {
      resolveComponent: (module) => module.FavoritePosts,
    },
  ),
  hydrate: false,
  late: true,
});
