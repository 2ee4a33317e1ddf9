import type { LoadableComponent } from '@loadable/component';
import type { z } from 'zod';
import type { AnyScene } from '#src/scenes/sceneSchema.ts';

/** A scene for server and browser: what draws it. */
export interface SceneDefinition<Props extends AnyScene> {
  /** The name of its folder, as `name` stands in content files. */
  readonly name: Props['name'];
  /** In a chunk of its own, named `scene-` and the name. */
  readonly view: LoadableComponent<Props>;
}

/**
 * Pairs a view with the schema of its fields, by the type alone: the schema does not get into the browser.
 *
 * @param definition the name and the view
 */
export function defineScene<Schema extends z.ZodType<AnyScene>>(
  definition: SceneDefinition<z.output<Schema>>,
): SceneDefinition<z.output<Schema>> {
  return definition;
}
