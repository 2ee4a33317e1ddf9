import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';

/** The fields in which blocks hold scenes. */
interface Holder {
  readonly scene?: { readonly name: string };
  readonly scenes?: readonly { readonly scene: { readonly name: string } }[];
}

/**
 * @param blocks of a page
 * @returns the names of the scenes that they show, each once
 */
export function scenesOf(blocks: readonly AnyBlock[]): string[] {
  const names = blocks.flatMap((block) => {
    const { scene, scenes = [] } = block as Holder;
    return [...(scene ? [scene] : []), ...scenes.map((choice) => choice.scene)].map(({ name }) => name);
  });
  return [...new Set(names)];
}
