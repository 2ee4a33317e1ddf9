import { blockServers } from '#src/app/registry/blockServers.gen.ts';
import { createResolvePage } from '#src/content/resolvePage.ts';
import { createPageBlocks } from '#src/server/blocks/createPageBlocks.ts';

/** A page of the embedded content, with the blocks of this site. */
export const resolvePage = createResolvePage(createPageBlocks(blockServers));
