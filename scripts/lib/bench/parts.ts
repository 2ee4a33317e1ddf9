import { buildPart } from './measureBuild.ts';
import { cachedPart } from './measureCached.ts';
import { firstBytePart } from './measureFirstByte.ts';
import { keptPart } from './measureKept.ts';
import { lighthousePart } from './measureLighthouse.ts';
import { memoryPart } from './measureMemory.ts';
import { startPart } from './measureStart.ts';
import { tasksPart } from './measureTasks.ts';
import { treemapPart } from './measureTreemap.ts';
import { uncachedPart } from './measureUncached.ts';
import { visitsPart } from './measureVisits.ts';
import type { Part } from './part.ts';

/** All parts, in the order in which they are run and told. */
export const parts: readonly Part[] = [
  cachedPart,
  uncachedPart,
  firstBytePart,
  keptPart,
  memoryPart,
  startPart,
  visitsPart,
  treemapPart,
  tasksPart,
  lighthousePart,
  buildPart,
];
