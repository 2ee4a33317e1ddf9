import type { Request, RequestHandler, Response } from 'express';
import { chooseEncoding, isUnchanged } from '#src/server/encodings.ts';
import { pageKey } from '#src/server/render/pageKey.ts';
import { ENCODINGS, type CachedPage, type PageCache } from '#src/server/render/pageCache.ts';

interface PageCacheMiddlewareOptions {
  readonly cache: PageCache;
  /** Makes a page anew behind a stale answer. */
  readonly refresh: (res: Response, headers: Readonly<Record<string, string>>) => void;
}

/**
 * A finished page is answered here, before anything else is done for it. What chooses the bytes is the key, and of the
 * visitor's headers only Accept-Encoding.
 */
export function createPageCacheMiddleware({ cache, refresh }: PageCacheMiddlewareOptions): RequestHandler {
  return function pageCache(req, res, next) {
    const key = req.method === 'GET' || req.method === 'HEAD' ? pageKey(res.locals) : undefined;
    const found = key === undefined ? undefined : cache.get(key);
    if (!found) {
      next();
      return;
    }
    if (!found.fresh) refresh(res, found.page.headers);
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
