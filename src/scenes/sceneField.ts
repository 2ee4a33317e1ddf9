import { z } from 'zod';
import { sceneSchemas } from '#src/scenes/sceneSchemas.gen.ts';
import { text } from '#src/shared/page/schema.ts';

type Schema = (typeof sceneSchemas)[keyof typeof sceneSchemas];

/** One scene of the catalogue, in a field of a block. Server and scripts only. */
export const sceneField = z
  .discriminatedUnion('name', Object.values(sceneSchemas) as [Schema, ...Schema[]])
  .describe('The product at work: a scene of the catalogue, by its name, with its words.');

/** Several scenes of which one is chosen, in a field of a block. Server and scripts only. */
export const scenesField = z
  .array(
    z.strictObject({
      label: text.max(24).describe('What the choice says: Contact center.'),
      scene: sceneField,
    }),
  )
  .min(2)
  .max(5)
  .describe('The scenes; the first is shown, the others can be chosen.');

/** A scene with its fields. */
export type SceneFields = z.output<typeof sceneField>;
/** Scenes of which one is chosen. */
export type SceneChoices = z.output<typeof scenesField>;
