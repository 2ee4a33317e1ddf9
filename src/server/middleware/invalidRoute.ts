import type { RequestHandler } from 'express';
import { httpErrors } from '#src/shared/HttpError.ts';

/** SPEC part 2: on the main domain a route whose name begins with `frontend` is 404 `Invalid route: {path}`. */
export function createInvalidRoute(): RequestHandler {
  return function invalidRoute(_req, res, next) {
    const { site, address } = res.locals;
    if (site.key === 'main' && address.path.startsWith('/frontend')) next(httpErrors.invalidRoute(address.path));
    else next();
  };
}
