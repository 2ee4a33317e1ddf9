import type { z } from 'zod';
import { scenesField } from '#src/scenes/sceneField.ts';
import { blockSchema, headline, lead, surface } from '#src/shared/page/schema.ts';

/** Several scenes of which the visitor chooses one. */
export const stageSchema = blockSchema('stage', 'Several scenes of the product at work; the visitor chooses one.', {
  surface: surface.default('white'),
  title: headline,
  lead: lead.optional(),
  scenes: scenesField,
});

/** Scenes, and what their choice is called. */
export type StageBlock = z.output<typeof stageSchema>;
