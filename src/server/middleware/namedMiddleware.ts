import type { RequestHandler } from 'express';
import { httpErrors } from '#src/shared/HttpError.ts';

/**
 * Runs the middleware that the route table names for a page, in its order.
 *
 * @param registry what the names stand for; a name that is not in it is 500 `Unknown middleware {name}` (SPEC part 8)
 */
export function createNamedMiddleware(registry: Readonly<Record<string, RequestHandler>>): RequestHandler {
  return function namedMiddleware(req, res, next) {
    const names = res.locals.match?.route.middleware ?? [];
    const run = (index: number): void => {
      const name = names[index];
      if (name === undefined) {
        next();
        return;
      }
      const handler = Object.hasOwn(registry, name) ? registry[name] : undefined;
      if (!handler) {
        next(httpErrors.unknownMiddleware(name));
        return;
      }
      void handler(req, res, (error?: unknown) => {
        if (error) next(error);
        else run(index + 1);
      });
    };
    run(0);
  };
}
