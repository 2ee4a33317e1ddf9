import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { collectionSchemas } from '#src/collections/schemas.gen.ts';
import { siteCollections } from '#src/server/pages/siteCollections.ts';
import type { CollectionDefinition } from '#src/shared/collections/collection.ts';

type Property = z.core.JSONSchema.BaseSchema;

/** What a field begins with that names no value of the taxonomy. */
const STARTS: Readonly<Record<string, unknown>> = { array: [], integer: 1, number: 1, boolean: false, string: 'draft' };

/**
 * @param list that the new page is an entry of
 * @param root the repository
 * @returns what its list has to know of it, with the first value of each set and today; undefined for a page of no list
 */
export function entryStart(
  list: CollectionDefinition | undefined,
  root: string,
): Readonly<Record<string, unknown>> | undefined {
  if (!list) return undefined;
  const name = list.name as keyof typeof collectionSchemas;
  const schema = z.toJSONSchema(collectionSchemas[name].settings, { io: 'input' }) as Property;
  const taxonomy = parse(readFileSync(path.join(root, 'content/taxonomy.yaml'), 'utf8')) as Record<string, object>;
  const fields = Object.entries(siteCollections[name].part.facets);
  return Object.fromEntries(
    (schema.required ?? []).map((field) => {
      const property = schema.properties?.[field] as Property;
      const facet = fields.find(([, of]) => of === field)?.[0] ?? '';
      const [value] = Object.keys(taxonomy[list.facets[facet]?.set ?? ''] ?? {});
      return [field, value === undefined ? startOf(property) : property.type === 'array' ? [value] : value];
    }),
  );
}

function startOf({ type, format }: Property): unknown {
  return format === 'date' ? new Date().toISOString().slice(0, 10) : STARTS[String(type)];
}
