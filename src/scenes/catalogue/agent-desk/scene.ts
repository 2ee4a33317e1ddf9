import loadable from '@loadable/component';
import type { agentDeskSchema } from '#src/scenes/catalogue/agent-desk/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For the pages of the contact center. */
export const agentDeskScene = defineScene<typeof agentDeskSchema>({
  name: 'agent-desk',
  view: loadable(
    () => import(/* webpackChunkName: "scene-agent-desk" */ '#src/scenes/catalogue/agent-desk/AgentDesk.tsx'),
    { resolveComponent: (module) => module.AgentDesk },
  ),
});
