import express, { type Express } from 'express';
import { createHealth, type Readiness } from '#src/server/endpoints/health.ts';
import type { PageCache } from '#src/server/render/pageCache.ts';

/** What operators ask, on a port of its own that no balancer exposes (DESIGN part 9). */
export function createAdminApp(cache: Pick<PageCache, 'purge'>, readiness: Readiness): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(createHealth(readiness));
  /** `POST /purge?tag=page:/pricing`; without a tag everything is dropped. */
  app.post('/purge', (req, res) => {
    const { tag } = req.query;
    cache.purge(typeof tag === 'string' && tag !== '' ? [tag] : ['all']);
    res.status(204).end();
  });
  return app;
}
