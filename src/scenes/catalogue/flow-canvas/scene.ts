import loadable from '@loadable/component';
import type { flowCanvasSchema } from '#src/scenes/catalogue/flow-canvas/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For Kit, voicebot and the pages about menus. */
export const flowCanvasScene = defineScene<typeof flowCanvasSchema>({
  name: 'flow-canvas',
  view: loadable(
    () => import(/* webpackChunkName: "scene-flow-canvas" */ '#src/scenes/catalogue/flow-canvas/FlowCanvas.tsx'),
    { resolveComponent: (module) => module.FlowCanvas },
  ),
});
