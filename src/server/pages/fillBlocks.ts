import type { Facts, ServerParts } from '#src/server/pages/serverPart.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';

/** Keeps what was made of a block for as long as it is good. */
export type Keep = (block: AnyBlock, make: () => AnyBlock) => AnyBlock;

const keepNothing: Keep = (_block, make) => make();

/**
 * Fills in what the blocks of a page are filled in from the facts that are there. A block that needs others, or none, stays
 * the same object.
 *
 * @param blocks of one page, in its order
 * @param parts the server parts by type
 * @param facts what is known here
 * @param keep where what is made of the facts may be kept; by their names, nothing is kept without
 */
export function fillBlocks(
  blocks: readonly AnyBlock[],
  parts: ServerParts,
  facts: Partial<Facts>,
  keep: Partial<Record<keyof Facts, Keep>> = {},
): AnyBlock[] {
  return blocks.map((block) => {
    const { from, fill } = parts[block.type] ?? {};
    const known = from && facts[from];
    if (!known || !fill) return block;
    const alike = blocks.filter(({ type }) => type === block.type);
    const make = () => ({ ...block, ...fill(block as never, known as never, alike as never[]) });
    return (keep[from] ?? keepNothing)(block, make);
  });
}
