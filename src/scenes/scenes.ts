import type { SceneDefinition } from '#src/scenes/defineScene.ts';
import type { AnyScene } from '#src/scenes/sceneSchema.ts';
import type { SceneFields } from '#src/scenes/sceneField.ts';
import { sceneDefinitions } from '#src/scenes/scenes.gen.ts';

type SceneName = SceneFields['name'];

/** What draws each scene. A folder whose name, schema and view do not fit does not pass the type check. */
const scenes: {
  readonly [Name in SceneName]: SceneDefinition<Extract<SceneFields, { name: Name }>>;
} = sceneDefinitions;

/** @returns the definition of a scene that has passed the schema */
export function sceneEntry(name: string): SceneDefinition<AnyScene> {
  return scenes[name as SceneName] as unknown as SceneDefinition<AnyScene>;
}
