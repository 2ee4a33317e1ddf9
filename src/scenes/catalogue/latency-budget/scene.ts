import loadable from '@loadable/component';
import type { latencyBudgetSchema } from '#src/scenes/catalogue/latency-budget/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For AI and the pages of model clients. */
export const latencyBudgetScene = defineScene<typeof latencyBudgetSchema>({
  name: 'latency-budget',
  view: loadable(
    () =>
      import(/* webpackChunkName: "scene-latency-budget" */ '#src/scenes/catalogue/latency-budget/LatencyBudget.tsx'),
    { resolveComponent: (module) => module.LatencyBudget },
  ),
});
