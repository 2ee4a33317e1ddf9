import type { SceneChoices, SceneFields } from '#src/scenes/sceneField.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';

/** The fields in which blocks hold scenes. */
interface Holder {
  readonly scene?: SceneFields;
  readonly scenes?: SceneChoices;
}

/**
 * @param blocks of a page, in their order
 * @returns the scene of its hero, else its first one; of those among which a visitor chooses, the one that is shown first
 */
export function firstScene(blocks: readonly AnyBlock[]): SceneFields | undefined {
  const heroes = blocks.filter(({ type }) => type === 'hero');
  return [...heroes, ...blocks]
    .map((block) => (block as Holder).scene ?? (block as Holder).scenes?.[0]?.scene)
    .find(Boolean);
}
