import loadable from '@loadable/component';
import type { callStripSchema } from '#src/scenes/catalogue/call-strip/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For home, voice and voicebot. */
export const callStripScene = defineScene<typeof callStripSchema>({
  name: 'call-strip',
  view: loadable(
    () => import(/* webpackChunkName: "scene-call-strip" */ '#src/scenes/catalogue/call-strip/CallStrip.tsx'),
    { resolveComponent: (module) => module.CallStrip },
  ),
});
