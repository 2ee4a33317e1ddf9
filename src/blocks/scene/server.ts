import type { SceneBlock, sceneSchema } from '#src/blocks/scene/schema.ts';
import { fillScenes } from '#src/pricing/server/scenes/fillScenes.ts';
import { defineServerPart } from '#src/server/pages/serverPart.ts';

/** Prices in a scene are those of the list. */
export const sceneServer = defineServerPart<typeof sceneSchema, Pick<SceneBlock, 'scene'>>({
  from: 'prices',
  fill: fillScenes,
});
