import type { SceneFields } from '#src/scenes/sceneField.ts';
import type { Still } from '../scenes/Still.ts';
import { boardStills } from './boardStills.ts';
import { listStills } from './listStills.ts';
import { stepStills } from './stepStills.ts';
import { talkStills } from './talkStills.ts';

/** What draws a scene of a name: from its fields, in the language of `iso`. */
export type StillOf<Name extends SceneFields['name']> = (
  scene: Extract<SceneFields, { name: Name }>,
  iso: string,
) => Still;

/** Those of some scenes, by name. */
export type Stills<Name extends SceneFields['name']> = { readonly [Each in Name]: StillOf<Each> };

/** Every scene of the catalogue: one without a still does not pass the type check. */
const stills: Stills<SceneFields['name']> = { ...talkStills, ...listStills, ...stepStills, ...boardStills };

/**
 * @param scene as its view gets it
 * @param iso the locale, `es-ES`
 * @returns what of it stands in an image
 */
export function stillOf(scene: SceneFields, iso: string): Still {
  return (stills[scene.name] as StillOf<SceneFields['name']>)(scene, iso);
}
