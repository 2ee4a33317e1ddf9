import loadable from '@loadable/component';
import type { wallboardSchema } from '#src/scenes/catalogue/wallboard/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For the pages of the contact center, outbound and supervisors. */
export const wallboardScene = defineScene<typeof wallboardSchema>({
  name: 'wallboard',
  view: loadable(
    () => import(/* webpackChunkName: "scene-wallboard" */ '#src/scenes/catalogue/wallboard/Wallboard.tsx'),
    { resolveComponent: (module) => module.Wallboard },
  ),
});
