import { z } from 'zod';
import { said } from '#src/shared/page/schema.ts';

/** What every scene has. */
export interface AnyScene {
  readonly name: string;
  readonly caption: string;
}

/**
 * @param name the scene's name, as in `scenes/catalogue/<name>/`
 * @param about what it shows, in a sentence for editors
 * @param shape the scene's own fields, each with a description; what is made up in it is `said`
 * @returns the schema of a scene: its fields, its `name`, and the caption that says what happens in it
 */
export function sceneSchema<Name extends string, Shape extends z.core.$ZodShape>(
  name: Name,
  about: string,
  shape: Shape,
) {
  return z
    .strictObject({
      name: z.literal(name).describe(about),
      caption: said.max(140).describe('What happens in the scene, in a sentence. It stands below it.'),
      ...shape,
    })
    .describe(about);
}
