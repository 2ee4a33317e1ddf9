import { contentPathOf, isServedOn, matchRoute } from '#src/app/matchRoute.ts';
import { routes } from '#src/app/routes.ts';
import type { Addresses } from '#src/content/check/addresses.ts';
import { parentPath } from '#src/shared/address/parentPath.ts';

/** A route whose last segment alone is a parameter, and no filter of a list: one more page is one more folder. */
const isGroup = (path: string) => /^[^:]+\/:\w+\??$/.test(path);

/** The route table for the checks of the content. */
export const siteAddresses: Addresses = {
  find(path) {
    const match = matchRoute(path);
    return (
      match && {
        contentPath: contentPathOf(match, path),
        params: match.params,
        isPromised: Object.keys(match.params).length === 0,
        isServedOn: (site) => isServedOn(match.route, site),
      }
    );
  },
  groups: [
    ...new Set(routes.filter(({ path, list }) => !list && isGroup(path)).map(({ path }) => parentPath(path))),
  ].sort(),
};
