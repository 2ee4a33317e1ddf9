import loadable from '@loadable/component';
import type { infoStripSchema } from '#src/blocks/info-strip/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const infoStripBlock = defineBlock<typeof infoStripSchema>({
  type: 'info-strip',
  view: loadable(() => import(/* webpackChunkName: "block-info-strip" */ '#src/blocks/info-strip/InfoStrip.tsx'), {
    resolveComponent: (module) => module.InfoStrip,
  }),
  hydrate: false,
});
