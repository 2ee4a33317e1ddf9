import { collectionDefinitions } from '#src/collections/definitions.gen.ts';
import { contentPathOf, isServedOn, matchRoute, type RouteMatch } from '#src/app/matchRoute.ts';
import { routes } from '#src/app/routes.ts';
import type { Addresses, FoundAddress } from '#src/content/check/addresses.ts';
import type { CollectionDefinition } from '#src/shared/collections/collection.ts';
import { parentPath } from '#src/shared/address/parentPath.ts';

const definitions: readonly CollectionDefinition[] = Object.values(collectionDefinitions);

/** A route whose last segment alone is a parameter, and no filter of a list: one more page is one more folder. */
const isGroup = (path: string) => /^[^:]+\/:\w+\??$/.test(path);

/** @returns what an address asks a list for in its path */
function choicesOf({ route, params }: RouteMatch): FoundAddress['choices'] {
  const list = definitions.find(({ path }) => path === route.list);
  return Object.entries(params).flatMap(([facet, value]) => {
    const set = list?.facets[facet]?.set;
    return set === undefined ? [] : [{ facet, set, value }];
  });
}

/** The route table for the checks of the content. */
export const siteAddresses: Addresses = {
  find(path) {
    const match = matchRoute(path);
    return (
      match && {
        contentPath: contentPathOf(match, path),
        params: match.params,
        choices: choicesOf(match),
        isPromised: Object.keys(match.params).length === 0,
        isServedOn: (site) => isServedOn(match.route, site),
      }
    );
  },
  groups: [
    ...new Set(routes.filter(({ path, list }) => !list && isGroup(path)).map(({ path }) => parentPath(path))),
  ].sort(),
};
