import type { MiddlewareName } from '#src/app/middlewareNames.ts';
import type { MiddlewareRegistry } from '#src/server/middleware/namedMiddleware.ts';

/** What the names that a route may list stand for; see docs/how-to/add-a-middleware.md. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- empty until a route names one
export const pageMiddleware: MiddlewareRegistry<MiddlewareName> = {};
