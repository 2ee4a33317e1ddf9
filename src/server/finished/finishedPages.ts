import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { writeFinished } from '#src/server/finished/writeFinished.ts';
import { createNameRequest } from '#src/server/finished/nameRequest.ts';
import { logRequest } from '#src/server/http/logRequest.ts';
import type { Readiness } from '#src/server/endpoints/health.ts';
import type { PageCache } from '#src/server/render/pageCache.ts';
import type { Pages } from '#src/server/render/Pages.ts';
import type { SiteOf } from '#src/server/site/hostedSites.ts';

interface FinishedPagesOptions {
  readonly siteOf: SiteOf;
  readonly cache: Pick<PageCache, 'get'>;
  readonly pages: Pick<Pages, 'keyOf' | 'renew'>;
  readonly readiness: Readiness;
  readonly logger: Logger;
}

/** @returns whether the request was answered; where not, nothing of it has been touched */
export type AnswerFinished = (req: IncomingMessage, res: ServerResponse) => boolean;

/**
 * A finished page is answered before Express hears of the request: what chooses its bytes is the key, and of the visitor's
 * headers only Accept-Encoding. Whatever is not as plain as that, a redirect, an error, a connection to be closed, is the
 * chain's.
 */
export function createFinishedPages(options: FinishedPagesOptions): AnswerFinished {
  const { cache, pages, readiness, logger } = options;
  const nameRequest = createNameRequest(options);

  return function answerFinished(req, res) {
    if (!readiness.ready || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
    const named = nameRequest(req);
    const found = named && cache.get(named.key);
    if (!found) return false;
    const { request, key, isForeign, varies } = named;
    if (!found.fresh) void pages.renew(key, request);
    const requestId = randomUUID();
    const state = found.fresh ? 'HIT' : 'STALE';
    const status = writeFinished(req, res, found.page, { state, isForeign, varies, requestId });
    const { site, match } = request;
    const line = {
      requestId,
      method: req.method,
      site: site.key,
      route: match?.route.path,
      status,
      cache: state,
      ms: 0,
    };
    logRequest(logger, line);
    return true;
  };
}
