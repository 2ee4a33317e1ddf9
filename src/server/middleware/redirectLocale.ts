import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { localePrefix } from '#config/sites.ts';
import { resolveLocale, unknownStoredLocale } from '#src/request/resolveLocale.ts';
import { redirectTo } from '#src/server/http/redirect.ts';
import { warnOfLocale } from '#src/server/http/warnOfLocale.ts';

/**
 * SPEC part 4: a visitor who comes to the root is led to the language of the cookie, else of the browser. Nowhere else: a
 * path with a language, or any deep link, is what it says it is, for people and crawlers alike.
 *
 * @param logger told of languages that there are not (SPEC part 8)
 */
export function createRedirectLocale(logger: Pick<Logger, 'warn'>): RequestHandler {
  return function redirectLocale(req, res, next) {
    const { site, address } = res.locals;
    if (address.path !== '/' || address.prefix !== '' || site.locales.length < 2 || !isRead(req.method)) {
      next();
      return;
    }
    res.vary('Accept-Language, Cookie');
    const unknown = unknownStoredLocale(req.headers);
    if (unknown !== undefined) warnOfLocale(logger, unknown);
    const prefix = localePrefix(site, resolveLocale(req.headers, site.locales));
    if (prefix === '' || !redirectTo(res, prefix + address.search, { status: 302 })) next();
  };
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
