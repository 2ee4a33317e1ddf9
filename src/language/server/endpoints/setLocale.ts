import type { Request, Router } from 'express';
import type { Logger } from 'pino';
import { createRouter } from '#src/server/http/createRouter.ts';
import { LOCALE_COOKIE } from '#config/constants.ts';
import { localePrefix, type Site } from '#config/sites.ts';
import { declaredQuery } from '#src/app/declaredQuery.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import { localizePath, parseAddress } from '#src/request/address.ts';
import { PREVIEW_PARAMETER } from '#src/server/drafts/previewToken.ts';
import { redirectTo } from '#src/server/http/redirect.ts';
import { warnOfLocale } from '#src/language/server/warnOfLocale.ts';
import { isEmptyCampaign, readCampaign, type Campaign } from '#src/shared/address/campaign.ts';
import { httpErrors } from '#src/shared/HttpError.ts';
import { PAGE_PARAMETER } from '#src/shared/collections/collection.ts';
import { safePath } from '#src/shared/address/safePath.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * The language switch (SPEC part 4): stores the choice in a cookie and leads to the same page in the other language. A link
 * and a redirect, so that it works without JavaScript. What the query chose on the page stays chosen, and what the visit came
 * with stays with it.
 *
 * @param logger told of languages that there are not (SPEC part 8)
 */
export function createSetLocale(logger: Pick<Logger, 'warn'>): Router {
  const router = createRouter();
  router.get('/api/setLocale', (req, res) => {
    const { site, address } = res.locals;
    const { path } = req.query;
    const locale = site.locales.find((code) => code === req.query.locale);
    const target = typeof path === 'string' ? safePath(path) : undefined;
    if (!locale) warnOfLocale(logger, req.query.locale);
    if (!locale || target === undefined) throw httpErrors.badRequest();
    res.cookie(LOCALE_COOKIE.name, locale, {
      maxAge: LOCALE_COOKIE.maxAgeDays * DAY,
      path: LOCALE_COOKIE.path,
      sameSite: LOCALE_COOKIE.sameSite,
      secure: req.secure,
    });
    const before = pageBefore(req);
    const chosen = target.includes('?') ? '' : queryBefore(before, site, target);
    const carried = [readCampaign(address.search), readCampaign(before?.search ?? '')];
    const campaign = carried.find((candidate) => !isEmptyCampaign(candidate)) ?? {};
    redirectTo(res, localizePath(withQuery(target + chosen, campaign), localePrefix(site, locale)), { status: 302 });
  });
  return router;
}

/** The links stand in pages that are cached for everybody, so the visitor's own query is read where the browser says it comes from. */
function pageBefore(req: Request): URL | undefined {
  const from = URL.parse(req.get('Referer') ?? '');
  return from?.host === req.get('Host') ? (from ?? undefined) : undefined;
}

/**
 * @returns of the query what the route declares, but which page of a list it is, and what opens a draft, in all its languages;
 *   '' where the visitor comes from another page, or does not say from where
 */
function queryBefore(from: URL | undefined, site: Site, path: string): string {
  const match = matchRoute(path);
  if (!match || !from) return '';
  try {
    const address = parseAddress(from.pathname + from.search, site.locales);
    if (address.path !== path) return '';
    const chosen = new URLSearchParams(declaredQuery(match.route, address.search));
    // How many there are differs from language to language: the visitor would be led to a page that there is not.
    chosen.delete(PAGE_PARAMETER);
    const token = new URLSearchParams(address.search).get(PREVIEW_PARAMETER);
    if (token !== null) chosen.set(PREVIEW_PARAMETER, token);
    return chosen.size > 0 ? `?${chosen.toString()}` : '';
  } catch {
    return '';
  }
}

/** @returns the path with the campaign in its query, before its anchor; what the path itself says of one stays */
function withQuery(path: string, campaign: Campaign): string {
  const [page = '', ...anchor] = path.split('#');
  const own = readCampaign(page.slice(page.indexOf('?') + 1));
  const added = new URLSearchParams(isEmptyCampaign(own) ? campaign : {}).toString();
  return [added ? `${page}${page.includes('?') ? '&' : '?'}${added}` : page, ...anchor].join('#');
}
