import type { Request, Response, Router } from 'express';
import { cachePolicies } from '#config/cachePolicies.ts';
import { clientKey } from '#src/server/http/clientKey.ts';
import { createRouter } from '#src/server/http/createRouter.ts';
import { isSameOrigin } from '#src/server/http/isSameOrigin.ts';
import { createRateLimit, type RateLimit } from '#src/server/http/rateLimit.ts';
import { readText } from '#src/server/http/readText.ts';
import { httpErrors } from '#src/shared/HttpError.ts';
import { MEASUREMENT_LIMITS, MEASUREMENTS_PATH } from '#src/visitor/data/measurements.ts';
import type { Measured } from '#src/visitor/server/measurements/createMeasured.ts';
import { readMeasurements } from '#src/visitor/server/measurements/readMeasurements.ts';

/** A visit posts once or twice; many visitors may share an address. */
const POSTS_A_MINUTE = 60;

/**
 * `POST /api/measurements`: what a visit has measured (docs/decisions/0052). Nobody reads the answer, so it is a status and no
 * more; nothing of the post is logged but errors, cleaned.
 *
 * @param measured where it is counted
 * @param rateLimit tests bring their own
 */
export function createMeasurements(
  measured: Pick<Measured, 'record'>,
  rateLimit: RateLimit = createRateLimit(POSTS_A_MINUTE),
): Router {
  const router = createRouter();
  router
    .route(MEASUREMENTS_PATH)
    .post(async (req: Request, res: Response) => {
      const status = await judge(req, res, { measured, rateLimit });
      // What was not read of it would be taken for the next request.
      if (!req.readableEnded) res.set('Connection', 'close');
      res.status(status).set('Cache-Control', cachePolicies.none).end();
    })
    .all((_req, res) => {
      res.set('Connection', 'close');
      throw httpErrors.methodNotAllowed('POST');
    });
  return router;
}

interface Judge {
  readonly measured: Pick<Measured, 'record'>;
  readonly rateLimit: RateLimit;
}

async function judge(req: Request, res: Response, { measured, rateLimit }: Judge): Promise<number> {
  if (!isSameOrigin(req.headers, res.locals.site)) return 403;
  const seconds = await rateLimit(clientKey(req.ip));
  if (seconds > 0) {
    res.set('Retry-After', String(seconds));
    return 429;
  }
  const body = await readText(req, MEASUREMENT_LIMITS.bytes);
  if (body === undefined) return 413;
  const measurements = readMeasurements(body);
  if (!measurements) return 400;
  measured.record(measurements);
  return 204;
}
