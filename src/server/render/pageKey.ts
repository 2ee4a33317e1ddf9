import type { Site } from '#config/sites.ts';
import type { RouteMatch } from '#src/app/matchRoute.ts';
import type { Address } from '#src/request/address.ts';

/**
 * The declared part of a query, in the route's order: no other parameter reaches the render, the upstream or the key.
 *
 * @returns '' or `?name=value&…`
 */
export function declaredQuery({ route }: RouteMatch, search: string): string {
  if (!route.query || search === '') return '';
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of route.query) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  const query = kept.toString();
  return query && `?${query}`;
}

/** @returns the key of a page in the cache; undefined for an address that no route knows */
export function pageKey(locals: { site: Site; address: Address; match: RouteMatch | undefined }): string | undefined {
  const { site, address, match } = locals;
  if (!match) return undefined;
  const region = site.kazakhstan ? 'kz' : '';
  return `${site.key} ${region} ${address.locale} ${address.path} ${declaredQuery(match, address.search)}`;
}
