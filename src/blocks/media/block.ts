import loadable from '@loadable/component';
import type { mediaSchema } from '#src/blocks/media/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const mediaBlock = defineBlock<typeof mediaSchema>({
  type: 'media',
  view: loadable(() => import(/* webpackChunkName: "block-media" */ '#src/blocks/media/Media.tsx'), {
    resolveComponent: (module) => module.Media,
  }),
  hydrate: false,
});
