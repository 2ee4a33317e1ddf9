import type { Request, RequestHandler, Response } from 'express';
import { chooseEncoding, isUnchanged } from '#src/server/http/encodings.ts';
import type { CachedPage } from '#src/server/render/cacheSpace.ts';
import { ENCODINGS } from '#src/server/render/compressPage.ts';
import type { Pages } from '#src/server/render/Pages.ts';
import type { PageCache } from '#src/server/render/pageCache.ts';

interface PageCacheMiddlewareOptions {
  readonly cache: Pick<PageCache, 'get'>;
  readonly pages: Pick<Pages, 'keyOf' | 'refresh'>;
}

/**
 * A finished page is answered here, before anything else is done for it. What chooses the bytes is the key, and of the
 * visitor's headers only Accept-Encoding.
 */
export function createPageCacheMiddleware({ cache, pages }: PageCacheMiddlewareOptions): RequestHandler {
  return function pageCache(req, res, next) {
    const key = req.method === 'GET' || req.method === 'HEAD' ? pages.keyOf(res.locals) : undefined;
    const found = key && cache.get(key);
    if (!key || !found) {
      next();
      return;
    }
    if (!found.fresh) pages.refresh(key, res.locals, found.page.headers);
    sendCached(req, res, found.page, found.fresh ? 'HIT' : 'STALE');
  };
}

function sendCached(req: Request, res: Response, page: CachedPage, state: 'HIT' | 'STALE'): void {
  res.set(page.headers);
  res.set({ ETag: page.etag, 'X-Cache': state, 'Server-Timing': `cache;desc=${state}` });
  res.vary('Accept-Encoding');
  if (isUnchanged(req.headers['if-none-match'], page.etag)) {
    res.status(304).end();
    return;
  }
  const encoding = chooseEncoding(req, ENCODINGS);
  const body = page.bodies[encoding];
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.set('Content-Length', String(body.byteLength));
  res.status(200).end(req.method === 'HEAD' ? undefined : body);
}
