import type { RequestHandler } from 'express';
import { matchRoute } from '#src/app/matchRoute.ts';
import { parseAddress } from '#src/request/address.ts';

/** Reads the URL for all that follow: decoded, without locale prefix, with its route. What does not decode is 400. */
export function createNormalizeUrl(): RequestHandler {
  return function normalizeUrl(req, res, next) {
    res.locals.address = parseAddress(req.url, res.locals.site.locales);
    res.locals.match = matchRoute(res.locals.address.path);
    next();
  };
}
