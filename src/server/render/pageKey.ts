import type { Site } from '#config/sites.ts';
import type { RouteMatch } from '#src/app/matchRoute.ts';
import type { Address } from '#src/request/address.ts';

/**
 * The declared part of a query, in the route's order: no other parameter reaches the render, the upstream or the key.
 *
 * @returns '' or `?name=value&…`
 */
export function declaredQuery({ route }: RouteMatch, search: string): string {
  const { query = {}, ownQuery = {} } = route;
  if (search === '') return '';
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const [name, pattern] of Object.entries({ ...query, ...ownQuery })) {
    const value = given.get(name) ?? '';
    if (pattern.test(value)) kept.set(name, value);
  }
  const found = kept.toString();
  return found && `?${found}`;
}

/** @returns whether an address carries what is one visitor's alone, such as the number of what was sent */
function isOwn({ route }: RouteMatch, search: string): boolean {
  const given = new URLSearchParams(route.ownQuery && search);
  return Object.entries(route.ownQuery ?? {}).some(([name, pattern]) => pattern.test(given.get(name) ?? ''));
}

/** @returns the key of a page in the cache; undefined for an address that no route knows, and for a page of one visitor */
export function pageKey(locals: { site: Site; address: Address; match: RouteMatch | undefined }): string | undefined {
  const { site, address, match } = locals;
  if (!match || isOwn(match, address.search)) return undefined;
  const region = site.kazakhstan ? 'kz' : '';
  return `${site.key} ${region} ${address.locale} ${address.path} ${declaredQuery(match, address.search)}`;
}
