import { fillInvoice } from '#src/pricing/server/scenes/fillInvoice.ts';
import { fillNumberShop } from '#src/pricing/server/scenes/fillNumberShop.ts';
import type { SceneFacts } from '#src/pricing/server/scenes/SceneFacts.ts';
import type { SceneChoices, SceneFields } from '#src/scenes/sceneField.ts';

/** The fields in which blocks hold scenes. */
interface Holder {
  readonly scene?: SceneFields | undefined;
  readonly scenes?: SceneChoices | undefined;
}

/**
 * @param holder a block with one scene, or several
 * @returns its scenes with the prices of the list; those that show none are the same
 */
export function fillScenes<Block extends Holder>(
  { scene, scenes }: Block,
  facts: SceneFacts,
): Pick<Block, keyof Holder & keyof Block> {
  return {
    ...(scene ? { scene: fillScene(scene, facts) } : {}),
    ...(scenes ? { scenes: scenes.map((choice) => ({ ...choice, scene: fillScene(choice.scene, facts) })) } : {}),
  } as Pick<Block, keyof Holder & keyof Block>;
}

function fillScene(scene: SceneFields, facts: SceneFacts): SceneFields {
  switch (scene.name) {
    case 'number-shop':
      return fillNumberShop(scene, facts);
    case 'invoice':
      return fillInvoice(scene, facts);
    default:
      return scene;
  }
}
