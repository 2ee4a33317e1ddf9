import type { RequestHandler } from 'express';
import { isServedOn } from '#src/app/matchRoute.ts';
import { httpErrors } from '#src/shared/HttpError.ts';

/** SPEC part 2, site gating: a route that the site does not serve is a page that could not be found. */
export function createSiteGate(): RequestHandler {
  return function siteGate(_req, res, next) {
    const { site, match } = res.locals;
    if (match && !isServedOn(match.route, site.key)) next(httpErrors.routeNotFound());
    else next();
  };
}
