import type { RouteDefinition } from '#src/app/routes.ts';
import { readQuery, type QueryLists } from '#src/shared/address/queryRules.ts';

/**
 * What a route knows of a query, in the route's order: nothing else reaches the render, an upstream or a key, and nothing
 * else is read in the browser.
 *
 * @param route of the address
 * @param search of the address
 * @param lists what may be chosen at this moment; without them made-up values that look right are kept
 * @returns '' or `?name=value&…`
 */
export function declaredQuery({ query, ownQuery }: RouteDefinition, search: string, lists?: QueryLists): string {
  if (search === '' || !(query ?? ownQuery)) return '';
  const known = readQuery({ ...query, ...ownQuery }, search, lists);
  return known.size > 0 ? `?${known.toString()}` : '';
}

/** @returns of the lists those that a route's parameters choose from; undefined where there is none */
export function listsOf({ query = {} }: RouteDefinition, lists: QueryLists): QueryLists | undefined {
  const names = Object.values(query).flatMap((rule) =>
    'among' in rule && typeof rule.among === 'string' ? [rule.among] : [],
  );
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, lists[name] ?? []])) : undefined;
}
