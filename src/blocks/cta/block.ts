import loadable from '@loadable/component';
import type { ctaSchema } from '#src/blocks/cta/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves; a band over the full width. */
export const ctaBlock = defineBlock<typeof ctaSchema>({
  type: 'cta',
  view: loadable(() => import(/* webpackChunkName: "block-cta" */ '#src/blocks/cta/CallToAction.tsx'), {
    resolveComponent: (module) => module.CallToAction,
  }),
  hydrate: false,
});
