import { createRequire } from 'node:module';
import type { TemplateName } from '#src/app/registry/templateTypes.ts';
import { collectionDefinitions } from '#src/collections/definitions.gen.ts';
import type * as Schemas from '#src/collections/schemas.gen.ts';
import type { CollectionDefinition } from '#src/shared/collections/collection.ts';
import type { CollectionSchema } from '#src/shared/collections/collectionSchema.ts';
import type { PageParts } from '#src/shared/page/page.ts';

const load = createRequire(import.meta.url);

type CollectionName = keyof typeof collectionDefinitions;

/** Each under its own name. An entry's template must be one that there is. */
const definitions: { readonly [Name in CollectionName]: CollectionDefinition<Name> } = collectionDefinitions;
const schemas = (): {
  readonly [Name in CollectionName]: CollectionSchema<Name> & { readonly template?: TemplateName };
} => (load('#src/collections/schemas.gen.ts') as typeof Schemas).collectionSchemas;

/** The lists of this site, as far as the content has their entries. Server and scripts only. */
export const entryKinds: PageParts['collections'] = Object.fromEntries(
  (Object.keys(definitions) as CollectionName[]).map((name) => [
    name,
    {
      definition: definitions[name],
      get schema() {
        return schemas()[name];
      },
    },
  ]),
);
