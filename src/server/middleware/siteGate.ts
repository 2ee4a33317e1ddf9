import type { RequestHandler } from 'express';
import { isServedOn } from '#src/app/matchRoute.ts';

/**
 * SPEC part 2, site gating: a route that the site does not serve is a page that could not be found. It goes on as an address that
 * no route knows: on this site it may have moved.
 */
export function createSiteGate(): RequestHandler {
  return function siteGate(_req, res, next) {
    const { site, match } = res.locals;
    if (match && !isServedOn(match.route, site.key)) res.locals.match = undefined;
    next();
  };
}
