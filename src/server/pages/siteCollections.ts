import { collectionDefinitions } from '#src/collections/definitions.gen.ts';
import { collectionServers } from '#src/collections/servers.gen.ts';
import type { CollectionPart, CollectionRow } from '#src/content/collections/collectionPart.ts';

type CollectionName = keyof typeof collectionDefinitions;

const parts: Readonly<Record<CollectionName, CollectionPart>> = collectionServers;
const names = Object.keys(collectionDefinitions) as CollectionName[];

/** The lists of this site, as the content has to know them. */
export const siteCollections = Object.fromEntries(
  names.map((name) => [name, { definition: collectionDefinitions[name], part: parts[name] }]),
) as Record<string, CollectionRow> as Readonly<Record<CollectionName, CollectionRow>>;
