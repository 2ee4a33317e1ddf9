import type { RequestHandler } from 'express';
import { httpErrors, toHttpError } from '#src/shared/HttpError.ts';

/** A function for each name. */
export type MiddlewareRegistry<Name extends string> = Readonly<Record<Name, RequestHandler>>;

/**
 * Runs the middleware that the route table names for a page, in its order.
 *
 * @param registry what the names stand for; a name that is not in it is 500 `Unknown middleware {name}` (SPEC part 8)
 */
export function createNamedMiddleware(registry: MiddlewareRegistry<string>): RequestHandler {
  return async function namedMiddleware(req, res, next) {
    const run = (handler: RequestHandler) =>
      new Promise<void>((resolve, reject) => {
        const handOn = (error?: unknown) => (error ? reject(toHttpError(error)) : resolve());
        Promise.resolve(handler(req, res, handOn)).catch(reject);
      });
    for (const name of res.locals.match?.route.middleware ?? []) {
      const handler = Object.hasOwn(registry, name) ? registry[name] : undefined;
      if (!handler) throw httpErrors.unknownMiddleware(name);
      await run(handler);
    }
    next();
  };
}
