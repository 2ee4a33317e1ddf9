import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { createRequestId } from '#src/server/http/requestId.ts';
import { logRequest, type RequestLine } from '#src/server/http/logRequest.ts';

/**
 * Logs a request when it is answered, or when the visitor left before. Health checks come every second, and the 503 of one
 * that drains is meant: they are for whoever debugs.
 */
export function createRequestLog(logger: Logger): RequestHandler {
  return function requestLog(req, res, next) {
    const start = performance.now();
    res.locals.requestId = createRequestId();
    res.set('X-Request-Id', res.locals.requestId);
    res.once('close', () => {
      const { requestId, site, match } = res.locals;
      const line: RequestLine = {
        requestId,
        method: req.method,
        site: (site as typeof site | undefined)?.key,
        route: match?.route.path,
        status: res.statusCode,
        cache: res.getHeader('X-Cache'),
        ms: Math.round(performance.now() - start),
        ...(res.writableFinished ? {} : { aborted: true }),
      };
      if (res.locals.probe) logger.debug(line, 'probe');
      else logRequest(logger, line);
    });
    next();
  };
}
