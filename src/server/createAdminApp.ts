import express, { type Express } from 'express';
import { cachePolicies } from '#config/cachePolicies.ts';
import { createHealth, type Readiness } from '#src/server/endpoints/health.ts';
import type { Metrics } from '#src/server/metrics.ts';
import type { PageCache } from '#src/server/render/pageCache.ts';

interface AdminOptions {
  readonly cache: Pick<PageCache, 'purge'>;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
}

/** What operators ask, on a port of its own that no balancer exposes (DESIGN part 9). */
export function createAdminApp({ cache, readiness, metrics }: AdminOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(createHealth(readiness));
  app.get('/metrics', async (_req, res) => {
    res
      .set('Cache-Control', cachePolicies.none)
      .type(metrics.contentType)
      .send(await metrics.metrics());
  });
  /** `POST /purge?tag=page:/pricing`; without a tag everything is dropped. */
  app.post('/purge', (req, res) => {
    const { tag } = req.query;
    cache.purge(typeof tag === 'string' && tag !== '' ? [tag] : ['all']);
    res.status(204).end();
  });
  return app;
}
