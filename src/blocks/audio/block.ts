import loadable from '@loadable/component';
import type { audioSchema } from '#src/blocks/audio/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** It plays in the browser. */
export const audioBlock = defineBlock<typeof audioSchema>({
  type: 'audio',
  view: loadable(() => import(/* webpackChunkName: "block-audio" */ '#src/blocks/audio/Audio.tsx'), {
    resolveComponent: (module) => module.Audio,
  }),
  hydrate: 'when-used',
});
