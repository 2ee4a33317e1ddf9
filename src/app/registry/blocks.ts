import { blockDefinitions } from '#src/app/registry/blocks.gen.ts';
import type { BlockType, PropsOf } from '#src/app/registry/blockTypes.ts';
import type { BlockDefinition } from '#src/shared/page/defineBlock.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';

/**
 * What draws each block. Its name, its schema, its server part and its view must fit: one that is wrongly paired does not
 * pass the type check.
 */
export const blocks: { readonly [Type in BlockType]: BlockDefinition<PropsOf<Type>> & { readonly type: Type } } =
  blockDefinitions;

/** A block for code that works for all of them: whoever draws one has its fields from the schema of its type. */
export type BlockEntry = Omit<BlockDefinition<AnyBlock>, 'type'>;

/** @returns the definition of a block that has passed the schema */
export function blockEntry(type: string): BlockEntry {
  return blocks[type as BlockType] as unknown as BlockEntry;
}

/** @returns the name of a block's chunk, as in the build's statistics */
export function chunkOf(type: string): string {
  return `block-${type}`;
}
