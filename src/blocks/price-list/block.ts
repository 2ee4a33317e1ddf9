import loadable from '@loadable/component';
import type { priceListSchema } from '#src/blocks/price-list/schema.ts';
import type { priceListServer } from '#src/blocks/price-list/server.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** The list follows what the visitor looks for. */
export const priceListBlock = defineBlock<typeof priceListSchema, typeof priceListServer>({
  type: 'price-list',
  view: loadable(() => import(/* webpackChunkName: "block-price-list" */ '#src/blocks/price-list/PriceListBlock.tsx'), {
    resolveComponent: (module) => module.PriceListBlock,
  }),
  hydrate: 'when-used',
});
