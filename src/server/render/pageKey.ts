import type { Site } from '#config/sites.ts';
import type { RouteMatch } from '#src/app/matchRoute.ts';
import type { Address } from '#src/request/address.ts';
import { closedQuery, type ClosedQuery, type OfferedLists } from '#src/shared/address/queryRules.ts';

/** What a finished page is kept under. Only what the site itself offers can make one. */
export interface PageKey {
  readonly id: string;
  /** Pages as the route table has them, and views of them that a query chooses: these never push those out. */
  readonly space: 'pages' | 'views';
}

interface KeyedRequest {
  readonly site: Site;
  readonly address: Address;
  readonly match: RouteMatch | undefined;
}

/**
 * @param locals of a request
 * @param lists what may be chosen at this moment
 * @returns the key of a page in the cache; undefined for an address that no route knows, and for a page of one visitor
 */
export function pageKey({ site, address, match }: KeyedRequest, lists: OfferedLists): PageKey | undefined {
  const query = match && closedQuery(match.route, address.search, lists);
  return query === undefined ? undefined : keyWith({ site, address }, query);
}

/** The type of the query keeps all else that an address says out of the key. */
function keyWith({ site, address }: Omit<KeyedRequest, 'match'>, query: ClosedQuery): PageKey {
  const region = site.kazakhstan ? 'kz' : '';
  const space = (query as string) === '' ? 'pages' : 'views';
  return { id: `${site.key} ${region} ${address.locale} ${address.path} ${query}`, space };
}
