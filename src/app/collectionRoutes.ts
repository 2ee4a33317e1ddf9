import { collectionDefinitions } from '#src/collections/definitions.gen.ts';
import type { RouteDefinition } from '#src/app/RouteDefinition.ts';
import { MOST_PAGES, type CollectionDefinitions } from '#src/shared/collections/collection.ts';
import type { ClosedRules } from '#src/shared/address/queryRules.ts';

const definitions: CollectionDefinitions = collectionDefinitions;

const PAGE: ClosedRules = { page: { upTo: MOST_PAGES } };

/** Each list, then its facets, whose names no entry can have, then its entries. */
export const collectionRoutes: readonly RouteDefinition[] = Object.values(definitions).flatMap(
  ({ path, entry, facets }) => {
    const query: Record<string, ClosedRules[string]> = {};
    const narrowed: RouteDefinition[] = [];
    for (const [facet, { set, in: place, optional }] of Object.entries(facets)) {
      if (place === 'query') query[facet] = { among: { set } };
      else {
        const value = `:${facet}${optional ? '?' : ''}`;
        narrowed.push({ path: `${path}/${facet}/${value}`, list: path, query: PAGE, isList: true });
      }
    }
    const pages = entry === undefined ? [] : [{ path: `${path}/${entry}` }];
    return [{ path, query: { ...query, ...PAGE }, isList: true }, ...narrowed, ...pages];
  },
);
