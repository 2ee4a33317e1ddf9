import type { RequestHandler } from 'express';
import { variesOf, writeFinished } from '#src/server/finished/writeFinished.ts';
import { isCrossroads } from '#src/language/server/leadRoot.ts';
import type { PageCache } from '#src/server/render/pageCache.ts';
import type { Pages } from '#src/server/render/Pages.ts';

interface AnswerFromCacheOptions {
  readonly cache: Pick<PageCache, 'get' | 'recall'>;
  readonly pages: Pick<Pages, 'keyOf' | 'renew'>;
}

/**
 * The finished pages that were not answered before the chain (`createFinishedPages`): because another replica has made them,
 * the server drains, or a cookie names a language that there is not.
 */
export function createAnswerFromCache({ cache, pages }: AnswerFromCacheOptions): RequestHandler {
  return async function answerFromCache(req, res, next) {
    const { site, address, requestId } = res.locals;
    const key = req.method === 'GET' || req.method === 'HEAD' ? pages.keyOf(res.locals) : undefined;
    const found = key && (cache.get(key) ?? (await cache.recall(key)));
    if (!key || !found) {
      next();
      return;
    }
    if (!found.fresh) void pages.renew(key, res.locals);
    writeFinished(req, res, found.page, {
      isUntouched: false,
      state: found.fresh ? 'HIT' : 'STALE',
      isForeign: res.getHeader('X-Robots-Tag') !== undefined,
      varies: variesOf(isCrossroads(site, address)),
      requestId,
    });
  };
}
