import loadable from '@loadable/component';
import type { scoreCardSchema } from '#src/scenes/catalogue/score-card/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For AI and quality. */
export const scoreCardScene = defineScene<typeof scoreCardSchema>({
  name: 'score-card',
  view: loadable(
    () => import(/* webpackChunkName: "scene-score-card" */ '#src/scenes/catalogue/score-card/ScoreCard.tsx'),
    { resolveComponent: (module) => module.ScoreCard },
  ),
});
