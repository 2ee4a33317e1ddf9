import type { SceneFields } from '#src/scenes/sceneField.ts';
import type { Still } from '../scenes/Still.ts';
import { boardStills } from './boardStills.ts';
import { listStills } from './listStills.ts';
import type { StillOf, Stills } from './StillOf.ts';
import { stepStills } from './stepStills.ts';
import { talkStills } from './talkStills.ts';

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
