import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Router } from 'express';
import { createRouter } from '#src/server/http/createRouter.ts';
import { cachePolicies } from '#config/cachePolicies.ts';

/** Whether this process wants traffic: true until it begins to drain. */
export interface Readiness {
  ready: boolean;
}

const LIVENESS = '/healthz';
const READINESS = '/readyz';

/** @returns whether somebody only asks for the health of the process: that waits for nobody, or a flood would have it ended */
export function isProbe({ url }: Pick<IncomingMessage, 'url'>): boolean {
  return url === LIVENESS || url === READINESS;
}

/**
 * `/healthz` and `/readyz`, for any host and method of reading. Liveness asks nothing but the process itself; readiness
 * fails only to drain: a check that follows dependencies takes healthy servers out (HARDENING, outages).
 */
export function createHealth(readiness: Readiness): Router {
  const answer =
    (isWell: () => boolean): RequestHandler =>
    (_req, res) => {
      const well = isWell();
      res.locals.probe = true;
      res
        .status(well ? 200 : 503)
        .set('Cache-Control', cachePolicies.none)
        .type('text/plain')
        .send(well ? 'ok' : 'draining');
    };
  const router = createRouter();
  router.get(
    LIVENESS,
    answer(() => true),
  );
  router.get(
    READINESS,
    answer(() => readiness.ready),
  );
  return router;
}
