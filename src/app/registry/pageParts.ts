import { blockUnion } from '#src/app/registry/blockSchemas.ts';
import { entryKinds } from '#src/app/registry/entryKinds.ts';
import { templateSchemas } from '#src/app/registry/templateSchemas.gen.ts';
import type { PageParts } from '#src/shared/page/page.ts';

/** What the pages of this site are made of. Server and scripts only. */
export const pageParts: PageParts = { block: blockUnion, templates: templateSchemas, collections: entryKinds };
