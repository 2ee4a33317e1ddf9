import type { Site } from '#config/sites.ts';
import type { RouteMatch } from '#src/app/matchRoute.ts';
import type { Address } from '#src/request/address.ts';

/** What the middleware chain finds out about a request, each by the one middleware that may. */
declare global {
  // oxlint-disable-next-line typescript/no-namespace -- the way in which Express lets its types be extended
  namespace Express {
    interface Locals {
      /** By requestLog. */
      requestId: string;
      /** By resolveSite, as `createHostedSites` makes it of `Host`. */
      site: Site;
      /** By normalizeUrl, as `parseAddress` makes it of the URL. */
      address: Address;
      /** By normalizeUrl: the route of the address, if there is one. */
      match: RouteMatch | undefined;
      /** By contentSecurityPolicy. */
      nonce: string;
      /** By health: a check, not a visitor. */
      probe?: true;
    }
  }
}
