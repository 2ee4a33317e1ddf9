import type { RequestHandler } from 'express';

/** The middleware that a route may name in its `middleware` list; see docs/how-to/add-a-middleware.md. */
export const pageMiddleware: Readonly<Record<string, RequestHandler>> = {};
