import loadable from '@loadable/component';
import type { scenarioSchema } from '#src/scenes/catalogue/scenario/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For voice, AI, SMS and developers. */
export const scenarioScene = defineScene<typeof scenarioSchema>({
  name: 'scenario',
  view: loadable(() => import(/* webpackChunkName: "scene-scenario" */ '#src/scenes/catalogue/scenario/Scenario.tsx'), {
    resolveComponent: (module) => module.Scenario,
  }),
});
