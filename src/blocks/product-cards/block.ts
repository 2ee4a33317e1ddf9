import loadable from '@loadable/component';
import type { productCardsSchema } from '#src/blocks/product-cards/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const productCardsBlock = defineBlock<typeof productCardsSchema>({
  type: 'product-cards',
  view: loadable(
    () => import(/* webpackChunkName: "block-product-cards" */ '#src/blocks/product-cards/ProductCards.tsx'),
    {
      resolveComponent: (module) => module.ProductCards,
    },
  ),
  hydrate: false,
});
