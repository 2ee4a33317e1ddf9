import type { schemas } from '#src/app/registry/blockSchemas.gen.ts';
import type { blockServers } from '#src/app/registry/blockServers.gen.ts';
import type { BlockProps } from '#src/shared/page/defineBlock.ts';

type Schemas = typeof schemas;
type Servers = typeof blockServers;

/** As `type` stands in content files. */
export type BlockType = keyof Schemas;

/** What the view of a block is given: what editors write, and what the server fills in. */
export type PropsOf<Type extends BlockType> = BlockProps<
  Schemas[Type],
  Type extends keyof Servers ? Servers[Type] : undefined
>;
