import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/**
 * One line a request, when it is answered, or when the visitor left before. It names the route, not the URL, and neither
 * query nor body nor address, so that nothing personal can reach a log (HARDENING, logs). Health checks come every second, and
 * the 503 of one that drains is meant: they are for whoever debugs.
 */
export function createRequestLog(logger: Logger): RequestHandler {
  return function requestLog(req, res, next) {
    const start = performance.now();
    res.locals.requestId = randomUUID();
    res.set('X-Request-Id', res.locals.requestId);
    res.once('close', () => {
      const { requestId, site, match } = res.locals;
      const status = res.statusCode;
      const line = {
        requestId,
        method: req.method,
        site: (site as typeof site | undefined)?.key,
        route: match?.route.path,
        status,
        cache: res.getHeader('X-Cache'),
        ms: Math.round(performance.now() - start),
        ...(res.writableFinished ? {} : { aborted: true }),
      };
      if (res.locals.probe) logger.debug(line, 'probe');
      else if (status >= 500) logger.error(line, 'request');
      else logger.info(line, 'request');
    });
    next();
  };
}
