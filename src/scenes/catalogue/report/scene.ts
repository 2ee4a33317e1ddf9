import loadable from '@loadable/component';
import type { reportSchema } from '#src/scenes/catalogue/report/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For voicebot and AI in the contact center. */
export const reportScene = defineScene<typeof reportSchema>({
  name: 'report',
  view: loadable(() => import(/* webpackChunkName: "scene-report" */ '#src/scenes/catalogue/report/Report.tsx'), {
    resolveComponent: (module) => module.Report,
  }),
});
