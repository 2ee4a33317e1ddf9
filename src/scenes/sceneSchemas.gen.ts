// Written by `npm run registry` from the folders of src/scenes/catalogue; the commands that build and test run it too. Not to be edited.
import { callStripSchema } from '#src/scenes/catalogue/call-strip/schema.ts';
import { flowCanvasSchema } from '#src/scenes/catalogue/flow-canvas/schema.ts';
import { inspectorSchema } from '#src/scenes/catalogue/inspector/schema.ts';
import { latencyBudgetSchema } from '#src/scenes/catalogue/latency-budget/schema.ts';
import { pointMapSchema } from '#src/scenes/catalogue/point-map/schema.ts';
import { scenarioSchema } from '#src/scenes/catalogue/scenario/schema.ts';
import { terminalSchema } from '#src/scenes/catalogue/terminal/schema.ts';
import { trunkMapSchema } from '#src/scenes/catalogue/trunk-map/schema.ts';

/** What editors may write of each scene. Server and scripts only. */
export const sceneSchemas = {
  'call-strip': callStripSchema,
  'flow-canvas': flowCanvasSchema,
  inspector: inspectorSchema,
  'latency-budget': latencyBudgetSchema,
  'point-map': pointMapSchema,
  scenario: scenarioSchema,
  terminal: terminalSchema,
  'trunk-map': trunkMapSchema,
} as const;
