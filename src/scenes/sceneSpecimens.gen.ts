// Written by `npm run registry` from the folders of src/scenes/catalogue; the commands that build and test run it too. Not to be edited.
import { callStripSpecimen } from '#src/scenes/catalogue/call-strip/specimen.ts';
import { flowCanvasSpecimen } from '#src/scenes/catalogue/flow-canvas/specimen.ts';
import { inspectorSpecimen } from '#src/scenes/catalogue/inspector/specimen.ts';
import { latencyBudgetSpecimen } from '#src/scenes/catalogue/latency-budget/specimen.ts';
import { pointMapSpecimen } from '#src/scenes/catalogue/point-map/specimen.ts';
import { scenarioSpecimen } from '#src/scenes/catalogue/scenario/specimen.ts';
import { terminalSpecimen } from '#src/scenes/catalogue/terminal/specimen.ts';
import { trunkMapSpecimen } from '#src/scenes/catalogue/trunk-map/specimen.ts';

/** An example of each scene in each language, for `/__ui` and tests. */
export const sceneSpecimens = {
  'call-strip': callStripSpecimen,
  'flow-canvas': flowCanvasSpecimen,
  inspector: inspectorSpecimen,
  'latency-budget': latencyBudgetSpecimen,
  'point-map': pointMapSpecimen,
  scenario: scenarioSpecimen,
  terminal: terminalSpecimen,
  'trunk-map': trunkMapSpecimen,
} as const;
