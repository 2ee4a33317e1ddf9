import type { RouteMatch } from '#src/app/matchRoute.ts';
import { collectionDefinitions } from '#src/collections/definitions.gen.ts';
import { facetPath, facetsIn, type CollectionDefinition } from '#src/shared/collections/collection.ts';

const definitions: readonly CollectionDefinition[] = Object.values(collectionDefinitions);

/** Where search engines find a page. */
interface Canonical {
  /** Without language. */
  readonly path: string;
  /** The address shows a part of that page, in no order that search engines should follow. */
  readonly isPart?: true;
}

/**
 * One page has one address. A missing optional parameter gives the list: that is the list's own. A list that is narrowed by
 * the query is a view of it; where one value alone narrows it that a path has as well, the page is that path's. A route may
 * name another page.
 *
 * @param match of the address
 * @param path of the address
 * @param query what it declares
 */
export function canonicalPath(
  { route, params }: RouteMatch,
  path: string,
  query: Readonly<Record<string, string>> = {},
): Canonical {
  if (route.canonical !== undefined) return { path: route.canonical };
  if (route.list && Object.keys(params).length === 0) return { path: route.list };
  const list = definitions.find((definition) => definition.path === path);
  return list ? narrowed(list, query) : { path };
}

function narrowed(list: CollectionDefinition, query: Readonly<Record<string, string>>): Canonical {
  const chosen = facetsIn(list, 'query').flatMap(([facet, { set }]) => {
    const value = query[facet];
    return value === undefined ? [] : [{ set, value }];
  });
  const [only, ...more] = chosen;
  if (!only) return { path: list.path };
  const twin = facetsIn(list, 'path').find(([, { set }]) => set === only.set);
  return twin && more.length === 0 ? { path: facetPath(list, twin[0], only.value) } : { path: list.path, isPart: true };
}
