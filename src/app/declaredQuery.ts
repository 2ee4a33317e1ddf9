import type { RouteDefinition } from '#src/app/RouteDefinition.ts';
import {
  readSearch,
  spellOut,
  type OfferedLists,
  type QueryLists,
  type QueryRules,
} from '#src/shared/address/queryRules.ts';

/**
 * What a route knows of a query, in the route's order: nothing else reaches the render, an upstream or a key.
 *
 * @param route of the address
 * @param search of the address
 * @param lists what may be chosen at this moment; without them made-up values that look right are kept
 * @returns '' or `?name=value&…`
 */
export function declaredQuery({ query, ownQuery }: RouteDefinition, search: string, lists?: QueryLists): string {
  return readSearch({ ...query, ...ownQuery }, search, lists);
}

/** @returns what a page of a route reads its own address by, in the browser too; undefined where its address says nothing */
export function pageQuery({ query, ownQuery }: RouteDefinition, lists: OfferedLists): QueryRules | undefined {
  return (query ?? ownQuery) && spellOut({ ...query, ...ownQuery }, lists);
}
