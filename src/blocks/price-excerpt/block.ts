import loadable from '@loadable/component';
import type { priceExcerptSchema } from '#src/blocks/price-excerpt/schema.ts';
import type { priceExcerptServer } from '#src/blocks/price-excerpt/server.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const priceExcerptBlock = defineBlock<typeof priceExcerptSchema, typeof priceExcerptServer>({
  type: 'price-excerpt',
  view: loadable(
    () => import(/* webpackChunkName: "block-price-excerpt" */ '#src/blocks/price-excerpt/PriceExcerpt.tsx'),
    {
      resolveComponent: (module) => module.PriceExcerpt,
    },
  ),
  hydrate: false,
});
