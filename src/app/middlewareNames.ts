/**
 * The names of the middleware that a route may list (`middleware` in `routes.ts`). They are here and not with the functions,
 * since the table is the browser's too: a name that is misspelt there, or has no function, fails the type check.
 */
const MIDDLEWARE_NAMES = [] as const satisfies readonly string[];
/** The key of a function in the server's table of middleware. */
export type MiddlewareName = (typeof MIDDLEWARE_NAMES)[number];
