import loadable from '@loadable/component';
import type { industryCardsSchema } from '#src/blocks/industry-cards/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const industryCardsBlock = defineBlock<typeof industryCardsSchema>({
  type: 'industry-cards',
  view: loadable(
    () => import(/* webpackChunkName: "block-industry-cards" */ '#src/blocks/industry-cards/IndustryCards.tsx'),
    {
      resolveComponent: (module) => module.IndustryCards,
    },
  ),
  hydrate: false,
});
