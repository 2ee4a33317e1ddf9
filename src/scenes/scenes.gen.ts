// Written by `npm run registry` from the folders of src/scenes/catalogue; the commands that build and test run it too. Not to be edited.
import { callStripScene } from '#src/scenes/catalogue/call-strip/scene.ts';
import { flowCanvasScene } from '#src/scenes/catalogue/flow-canvas/scene.ts';
import { inspectorScene } from '#src/scenes/catalogue/inspector/scene.ts';
import { latencyBudgetScene } from '#src/scenes/catalogue/latency-budget/scene.ts';
import { pointMapScene } from '#src/scenes/catalogue/point-map/scene.ts';
import { scenarioScene } from '#src/scenes/catalogue/scenario/scene.ts';
import { terminalScene } from '#src/scenes/catalogue/terminal/scene.ts';
import { trunkMapScene } from '#src/scenes/catalogue/trunk-map/scene.ts';

/** What draws each scene. For server and browser; `scenes.ts` holds it to the schemas. */
export const sceneDefinitions = {
  'call-strip': callStripScene,
  'flow-canvas': flowCanvasScene,
  inspector: inspectorScene,
  'latency-budget': latencyBudgetScene,
  'point-map': pointMapScene,
  scenario: scenarioScene,
  terminal: terminalScene,
  'trunk-map': trunkMapScene,
} as const;
