import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Readiness } from '#src/server/endpoints/health.ts';
import { describeFinished, finishedLine } from '#src/server/finished/finishedLog.ts';
import { createNameRequest, type NamedRequest } from '#src/server/finished/nameRequest.ts';
import { writeFinished, type FinishedState } from '#src/server/finished/writeFinished.ts';
import { createRequestId } from '#src/server/http/requestId.ts';
import type { PageCache } from '#src/server/render/pageCache.ts';
import type { Pages } from '#src/server/render/Pages.ts';
import type { SiteOf } from '#src/server/site/hostedSites.ts';

interface FinishedPagesOptions {
  readonly siteOf: SiteOf;
  readonly cache: Pick<PageCache, 'get'>;
  readonly pages: Pick<Pages, 'keyOf' | 'renew'>;
  readonly readiness: Readiness;
  readonly logger: Pick<Logger, 'isLevelEnabled' | 'error'>;
  /** Writes a line of the log as it is. */
  readonly writeLine: (line: string) => void;
  readonly now?: () => number;
}

/** @returns whether the request was answered; where not, nothing of it has been touched */
type AnswerFinished = (req: IncomingMessage, res: ServerResponse) => boolean;

/**
 * A finished page is answered before Express hears of the request: what chooses its bytes is the key, and of the visitor's
 * headers only Accept-Encoding. Whatever is not as plain as that, a redirect, an error, a connection to be closed, is the
 * chain's.
 */
export function createFinishedPages(options: FinishedPagesOptions): AnswerFinished {
  const { cache, pages, readiness, logger, writeLine, now = Date.now } = options;
  const nameRequest = createNameRequest(options);
  const isLogged = logger.isLevelEnabled('info');

  function answer(req: IncomingMessage, res: ServerResponse, named: NamedRequest): boolean {
    const { known, isForeign } = named;
    const time = now();
    const found = cache.get(known.key, time);
    if (!found) return false;
    if (!found.fresh) void pages.renew(known.key, known.request);
    const requestId = createRequestId();
    const state = found.fresh ? 'HIT' : 'STALE';
    const says = { isUntouched: true, state, isForeign, varies: known.varies, requestId } as const;
    const status = writeFinished(req, res, found.page, says);
    if (isLogged) writeLine(finishedLine(time, requestId, lineOf(known, req.method, state, status)));
    return true;
  }

  return function answerFinished(req, res) {
    if (!readiness.ready || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
    const named = nameRequest(req);
    if (!named) return false;
    try {
      return answer(req, res, named);
    } catch (error) {
      // Nobody above would hear it: it would end the process.
      logger.error({ err: error }, 'A finished page could not be sent');
      res.destroy();
      return true;
    }
  };
}

function lineOf({ request, lines }: NamedRequest['known'], method = '', cache: FinishedState, status: number): string {
  const place = (method === 'GET' ? 4 : 0) + (cache === 'HIT' ? 2 : 0) + (status === 200 ? 1 : 0);
  return (lines[place] ??= describeFinished({
    method,
    site: request.site.key,
    route: request.match?.route.path,
    status,
    cache,
  }));
}
