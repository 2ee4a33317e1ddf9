import loadable from '@loadable/component';
import type { trunkMapSchema } from '#src/scenes/catalogue/trunk-map/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For SIP trunking and the pages about PBX. */
export const trunkMapScene = defineScene<typeof trunkMapSchema>({
  name: 'trunk-map',
  view: loadable(
    () => import(/* webpackChunkName: "scene-trunk-map" */ '#src/scenes/catalogue/trunk-map/TrunkMap.tsx'),
    {
      resolveComponent: (module) => module.TrunkMap,
    },
  ),
});
