import type { RequestHandler } from 'express';
import type { Readiness } from '#src/server/endpoints/health.ts';

/** While the server drains, each answer ends its connection, so that a balancer's open ones move elsewhere. */
export function createCloseWhenDraining(readiness: Readiness): RequestHandler {
  return function closeWhenDraining(_req, res, next) {
    if (!readiness.ready) res.set('Connection', 'close');
    next();
  };
}
