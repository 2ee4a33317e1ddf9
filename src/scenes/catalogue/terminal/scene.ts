import loadable from '@loadable/component';
import type { terminalSchema } from '#src/scenes/catalogue/terminal/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For quick starts. */
export const terminalScene = defineScene<typeof terminalSchema>({
  name: 'terminal',
  view: loadable(() => import(/* webpackChunkName: "scene-terminal" */ '#src/scenes/catalogue/terminal/Terminal.tsx'), {
    resolveComponent: (module) => module.Terminal,
  }),
});
