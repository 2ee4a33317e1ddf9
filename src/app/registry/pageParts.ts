import { createRequire } from 'node:module';
import type * as BlockSchemas from '#src/app/registry/blockSchemas.ts';
import { entryKinds } from '#src/app/registry/entryKinds.ts';
import type * as TemplateSchemas from '#src/app/registry/templateSchemas.gen.ts';
import type { PageParts } from '#src/shared/page/page.ts';

const load = createRequire(import.meta.url);

/**
 * What the pages of this site are made of; the schemas are made when something is held to them (docs/decisions/0030). Server and
 * scripts only.
 */
export const pageParts: PageParts = {
  collections: entryKinds,
  get templates() {
    return (load('#src/app/registry/templateSchemas.gen.ts') as typeof TemplateSchemas).templateSchemas;
  },
  get block() {
    return (load('#src/app/registry/blockSchemas.ts') as typeof BlockSchemas).blockUnion;
  },
};
