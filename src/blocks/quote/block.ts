import loadable from '@loadable/component';
import type { quoteSchema } from '#src/blocks/quote/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const quoteBlock = defineBlock<typeof quoteSchema>({
  type: 'quote',
  view: loadable(() => import(/* webpackChunkName: "block-quote" */ '#src/blocks/quote/Quote.tsx'), {
    resolveComponent: (module) => module.Quote,
  }),
  hydrate: false,
});
