import loadable from '@loadable/component';
import type { pointMapSchema } from '#src/scenes/catalogue/point-map/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For the platform and voice. */
export const pointMapScene = defineScene<typeof pointMapSchema>({
  name: 'point-map',
  view: loadable(
    () => import(/* webpackChunkName: "scene-point-map" */ '#src/scenes/catalogue/point-map/PointMap.tsx'),
    {
      resolveComponent: (module) => module.PointMap,
    },
  ),
});
