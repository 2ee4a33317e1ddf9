import express, { type Express, type Request } from 'express';
import { cachePolicies } from '#config/cachePolicies.ts';
import { LOCALE_CODES } from '#config/locales.ts';
import { collectionDefinitions } from '#src/collections/definitions.gen.ts';
import { PRICES_TAG } from '#src/server/render/cacheTags.ts';
import { createHealth, type Readiness } from '#src/server/endpoints/health.ts';
import type { Metrics } from '#src/server/boot/metrics.ts';
import type { PageCache } from '#src/server/render/pageCache.ts';
import { trimSlash } from '#src/shared/address/trimSlash.ts';

interface AdminOptions {
  readonly cache: Pick<PageCache, 'purge'>;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
}

/** Tags without a path: what every page shows, the prices, and the lists by their names. */
const WORDS: ReadonlySet<string> = new Set(['all', PRICES_TAG, ...Object.keys(collectionDefinitions)]);
/** A page, and the pages below one. */
const OF_PATH = /^(?:page|below):(\/\S*)$/;

/** Pages are called by their path without language and trailing slash: another would drop nothing, and nobody would know. */
function isTag(tag: unknown): boolean {
  if (typeof tag !== 'string' || WORDS.has(tag)) return typeof tag === 'string';
  const [, path] = OF_PATH.exec(tag) ?? [];
  const [, first = ''] = path?.split('/') ?? [];
  return path !== undefined && trimSlash(path) === path && !(LOCALE_CODES as readonly string[]).includes(first);
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
  /** `POST /purge?tag=page:/pricing&tag=posts`; without a tag everything is dropped. */
  app.post('/purge', (req, res) => {
    const refusal = refusePurge(req);
    if (refusal) {
      res.status(refusal.status).set('Cache-Control', cachePolicies.none).type('text/plain').send(refusal.reason);
      return;
    }
    const tags = [req.query.tag ?? 'all'].flat() as string[];
    cache.purge(tags);
    res.status(204).end();
  });
  return app;
}

const HOW_TO_PURGE = `Give each tag as ?tag=page:/pricing (below:/blog, ${[...WORDS].join(', ')}), or neither query nor body to drop every page`;

/**
 * A page that an operator has open could post here from within their network: browsers, which send these headers with every
 * post, have no business on this port. And a slip must not drop everything.
 */
function refusePurge({ headers, query }: Request): { status: number; reason: string } | undefined {
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined)
    return { status: 403, reason: 'Browsers may not purge' };
  const unknown = Object.keys(query).filter((name) => name !== 'tag');
  const tags = [query.tag ?? []].flat();
  // Nobody reads it: a tag in there would be none, and no tag at all drops everything.
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (hasBody || unknown.length > 0 || !tags.every(isTag)) return { status: 400, reason: HOW_TO_PURGE };
  return undefined;
}
