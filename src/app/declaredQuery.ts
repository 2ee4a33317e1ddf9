import type { RouteDefinition } from '#src/app/RouteDefinition.ts';
import { readQuery, type OfferedLists, type QueryLists } from '#src/shared/address/queryRules.ts';

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
export function listsOf({ query = {} }: RouteDefinition, lists: OfferedLists): QueryLists | undefined {
  const choices = Object.values(query).flatMap((rule) => ('among' in rule ? [rule.among] : []));
  const sets = choices.flatMap((among) => (typeof among === 'object' && 'set' in among ? [among.set] : []));
  const hasCountries = choices.includes('countries');
  if (!hasCountries && sets.length === 0) return undefined;
  return {
    ...(hasCountries ? { countries: lists.countries } : {}),
    ...(sets.length > 0 ? { taxonomy: Object.fromEntries(sets.map((set) => [set, lists.taxonomy[set] ?? []])) } : {}),
  };
}
