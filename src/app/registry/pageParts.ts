import { createRequire } from 'node:module';
import type * as BlockSchemas from '#src/app/registry/blockSchemas.ts';
import { entryKinds } from '#src/app/registry/entryKinds.ts';
import { templateSchemas } from '#src/app/registry/templateSchemas.gen.ts';
import type { PageParts } from '#src/shared/page/page.ts';

const load = createRequire(import.meta.url);

/** What the pages of this site are made of. Server and scripts only. */
export const pageParts: PageParts = {
  templates: templateSchemas,
  collections: entryKinds,
  // They are made when something is held to them, which takes a tenth of a start that has nothing to parse.
  get block() {
    return (load('#src/app/registry/blockSchemas.ts') as typeof BlockSchemas).blockUnion;
  },
};
