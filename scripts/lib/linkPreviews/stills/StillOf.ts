import type { SceneFields } from '#src/scenes/sceneField.ts';
import type { Still } from '../scenes/Still.ts';

/** What draws a scene of a name: from its fields, in the language of `iso`. */
export type StillOf<Name extends SceneFields['name']> = (
  scene: Extract<SceneFields, { name: Name }>,
  iso: string,
) => Still;

/** Those of some scenes, by name. */
export type Stills<Name extends SceneFields['name']> = { readonly [Each in Name]: StillOf<Each> };
