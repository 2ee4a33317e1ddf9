import loadable from '@loadable/component';
import type { heroSchema } from '#src/blocks/hero/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const heroBlock = defineBlock<typeof heroSchema>({
  type: 'hero',
  view: loadable(() => import(/* webpackChunkName: "block-hero" */ '#src/blocks/hero/Hero.tsx'), {
    resolveComponent: (module) => module.Hero,
  }),
  hydrate: false,
});
