import type { Request, Router } from 'express';
import { createRouter } from '#src/server/createRouter.ts';
import { LOCALE_COOKIE } from '#config/constants.ts';
import { localePrefix, type Site } from '#config/sites.ts';
import { declaredQuery } from '#src/app/declaredQuery.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import { localizePath, parseAddress } from '#src/request/address.ts';
import { redirectTo } from '#src/server/redirect.ts';
import { httpErrors } from '#src/shared/HttpError.ts';
import { safePath } from '#src/shared/safePath.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * The language switch (SPEC part 4): stores the choice in a cookie and leads to the same page in the other language. A link
 * and a redirect, so that it works without JavaScript. What the query chose on the page stays chosen.
 */
export function createSetLocale(): Router {
  const router = createRouter();
  router.get('/api/setLocale', (req, res) => {
    const { site } = res.locals;
    const { path } = req.query;
    const locale = site.locales.find((code) => code === req.query.locale);
    const target = typeof path === 'string' ? safePath(path) : undefined;
    if (!locale || target === undefined) throw httpErrors.badRequest();
    res.cookie(LOCALE_COOKIE.name, locale, {
      maxAge: LOCALE_COOKIE.maxAgeDays * DAY,
      path: LOCALE_COOKIE.path,
      sameSite: LOCALE_COOKIE.sameSite,
      secure: req.secure,
    });
    const query = target.includes('?') ? '' : queryBefore(req, site, target);
    redirectTo(res, localizePath(target + query, localePrefix(site, locale)), { status: 302 });
  });
  return router;
}

/**
 * The links stand in pages that are cached for everybody, so the query is read where the browser says it comes from.
 *
 * @returns what the route declares of it; '' where the visitor comes from another page, or does not say from where
 */
function queryBefore(req: Request, site: Site, path: string): string {
  const match = matchRoute(path);
  const from = URL.parse(req.get('Referer') ?? '');
  if (!match || !from || from.host !== req.get('Host')) return '';
  try {
    const address = parseAddress(from.pathname + from.search, site.locales);
    return address.path === path ? declaredQuery(match.route, address.search) : '';
  } catch {
    return '';
  }
}
