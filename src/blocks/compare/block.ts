import loadable from '@loadable/component';
import type { compareSchema } from '#src/blocks/compare/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const compareBlock = defineBlock<typeof compareSchema>({
  type: 'compare',
  view: loadable(() => import(/* webpackChunkName: "block-compare" */ '#src/blocks/compare/Compare.tsx'), {
    resolveComponent: (module) => module.Compare,
  }),
  hydrate: false,
});
