import loadable from '@loadable/component';
import type { downloadsSchema } from '#src/blocks/downloads/schema.ts';
import type { downloadsServer } from '#src/blocks/downloads/server.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const downloadsBlock = defineBlock<typeof downloadsSchema, typeof downloadsServer>({
  type: 'downloads',
  view: loadable(() => import(/* webpackChunkName: "block-downloads" */ '#src/blocks/downloads/Downloads.tsx'), {
    resolveComponent: (module) => module.Downloads,
  }),
  hydrate: false,
});
