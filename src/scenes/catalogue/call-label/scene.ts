import loadable from '@loadable/component';
import type { callLabelSchema } from '#src/scenes/catalogue/call-label/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For pages about caller labels. */
export const callLabelScene = defineScene<typeof callLabelSchema>({
  name: 'call-label',
  view: loadable(
    () => import(/* webpackChunkName: "scene-call-label" */ '#src/scenes/catalogue/call-label/CallLabel.tsx'),
    { resolveComponent: (module) => module.CallLabel },
  ),
});
