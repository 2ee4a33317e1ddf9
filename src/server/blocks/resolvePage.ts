import { blockServers } from '#src/app/registry/blockServers.gen.ts';
import { createResolvePage } from '#src/content/resolvePage.ts';
import { createPageBlocks } from '#src/server/blocks/createPageBlocks.ts';
import { pageTemplates } from '#src/server/templates/pageTemplates.ts';

/** A page of the embedded content, with the blocks and templates of this site. */
export const resolvePage = createResolvePage(createPageBlocks(blockServers), pageTemplates);
