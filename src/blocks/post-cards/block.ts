import loadable from '@loadable/component';
import type { postCardsSchema } from '#src/blocks/post-cards/schema.ts';
import type { postCardsServer } from '#src/blocks/post-cards/server.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const postCardsBlock = defineBlock<typeof postCardsSchema, typeof postCardsServer>({
  type: 'post-cards',
  view: loadable(() => import(/* webpackChunkName: "block-post-cards" */ '#src/blocks/post-cards/PostCards.tsx'), {
    resolveComponent: (module) => module.PostCards,
  }),
  hydrate: false,
});
