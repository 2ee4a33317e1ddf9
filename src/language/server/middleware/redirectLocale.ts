import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { CHOSEN_BY, createLeadRoot, isCrossroads } from '#src/language/server/leadRoot.ts';
import { unknownStoredLocale } from '#src/language/server/resolveLocale.ts';
import { redirectTo } from '#src/server/http/redirect.ts';
import { warnOfLocale } from '#src/language/server/warnOfLocale.ts';

/**
 * SPEC part 4: a visitor who comes to the root is led to the language that `lang` names, else that of the cookie, else of the browser. Nowhere else: a
 * path with a language, or any deep link, is what it says it is, for people and crawlers alike.
 *
 * @param logger told of languages that there are not (SPEC part 8)
 */
export function createRedirectLocale(logger: Pick<Logger, 'warn'>): RequestHandler {
  const leadRoot = createLeadRoot();
  return function redirectLocale(req, res, next) {
    const { site, address } = res.locals;
    if (!isCrossroads(site, address) || !isRead(req.method)) {
      next();
      return;
    }
    res.vary(CHOSEN_BY);
    const unknown = unknownStoredLocale(req.headers);
    if (unknown !== undefined) warnOfLocale(logger, unknown);
    const prefix = leadRoot(site, req.headers, address.search);
    if (prefix === '' || !redirectTo(res, prefix, { status: 302, query: address.search })) next();
  };
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
