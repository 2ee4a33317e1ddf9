import type { RequestHandler } from 'express';
import { httpErrors } from '#src/shared/HttpError.ts';

/** SPEC part 2: on the main domain a route whose name begins with `frontend` is 404 `Invalid route: {path}`, with its locale. */
export function createInvalidRoute(): RequestHandler {
  return function invalidRoute(_req, res, next) {
    const { site, address } = res.locals;
    const { path, prefix } = address;
    if (site.key === 'main' && path.startsWith('/frontend')) next(httpErrors.invalidRoute(prefix + path));
    else next();
  };
}
