import type { StageBlock, stageSchema } from '#src/blocks/stage/schema.ts';
import { fillScenes } from '#src/pricing/server/scenes/fillScenes.ts';
import { defineServerPart } from '#src/server/pages/serverPart.ts';

/** Prices in its scenes are those of the list. */
export const stageServer = defineServerPart<typeof stageSchema, Pick<StageBlock, 'scenes'>>({
  from: 'prices',
  fill: fillScenes,
});
