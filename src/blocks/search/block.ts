import loadable from '@loadable/component';
import type { searchSchema } from '#src/blocks/search/schema.ts';
import type { searchServer } from '#src/blocks/search/server.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** A form and links: an answer is a page of its own. */
export const searchBlock = defineBlock<typeof searchSchema, typeof searchServer>({
  type: 'search',
  view: loadable(() => import(/* webpackChunkName: "block-search" */ '#src/blocks/search/Search.tsx'), {
    resolveComponent: (module) => module.Search,
  }),
  hydrate: false,
});
