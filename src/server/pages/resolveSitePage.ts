import { blockServers } from '#src/app/registry/blockServers.gen.ts';
import { createResolvePage } from '#src/content/pages/resolvePage.ts';
import { createPageBlocks } from '#src/server/pages/createPageBlocks.ts';
import { siteCollections } from '#src/server/pages/siteCollections.ts';
import { pageTemplates } from '#src/server/pages/pageTemplates.ts';

/** A page of the embedded content, with the blocks and templates of this site. */
export const resolveSitePage = createResolvePage({
  blocks: createPageBlocks(blockServers),
  templates: pageTemplates,
  collections: siteCollections,
});
