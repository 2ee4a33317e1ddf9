import type { Site } from '#config/sites.ts';
import { declaredQuery } from '#src/app/declaredQuery.ts';
import type { RouteMatch } from '#src/app/matchRoute.ts';
import type { Address } from '#src/request/address.ts';
import type { QueryLists } from '#src/shared/queryRules.ts';

/** What a finished page is kept under. Only what the site itself offers can make one. */
export interface PageKey {
  readonly id: string;
  /** Pages as the route table has them, and views of them that a query chooses: these never push those out. */
  readonly space: 'pages' | 'views';
}

/** @returns whether an address carries what is one visitor's alone, such as the number of what was sent */
function isOwn({ route: { ownQuery } }: RouteMatch, search: string): boolean {
  return ownQuery !== undefined && declaredQuery({ path: '', ownQuery }, search) !== '';
}

/**
 * @param locals of a request
 * @param lists what may be chosen at this moment
 * @returns the key of a page in the cache; undefined for an address that no route knows, and for a page of one visitor
 */
export function pageKey(
  locals: { site: Site; address: Address; match: RouteMatch | undefined },
  lists: QueryLists,
): PageKey | undefined {
  const { site, address, match } = locals;
  if (!match || isOwn(match, address.search)) return undefined;
  const region = site.kazakhstan ? 'kz' : '';
  const query = declaredQuery(match.route, address.search, lists);
  return {
    id: `${site.key} ${region} ${address.locale} ${address.path} ${query}`,
    space: query === '' ? 'pages' : 'views',
  };
}
