import loadable from '@loadable/component';
import type { sceneSchema } from '#src/blocks/scene/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** What moves in a scene, styles move. */
export const sceneBlock = defineBlock<typeof sceneSchema>({
  type: 'scene',
  view: loadable(() => import(/* webpackChunkName: "block-scene" */ '#src/blocks/scene/SceneSection.tsx'), {
    resolveComponent: (module) => module.SceneSection,
  }),
  hydrate: false,
});
