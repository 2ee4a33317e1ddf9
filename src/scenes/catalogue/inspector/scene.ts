import loadable from '@loadable/component';
import type { inspectorSchema } from '#src/scenes/catalogue/inspector/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For the platform, developers and the pages about numbers. */
export const inspectorScene = defineScene<typeof inspectorSchema>({
  name: 'inspector',
  view: loadable(
    () => import(/* webpackChunkName: "scene-inspector" */ '#src/scenes/catalogue/inspector/Inspector.tsx'),
    { resolveComponent: (module) => module.Inspector },
  ),
});
