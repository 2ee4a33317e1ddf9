import type { RequestHandler } from 'express';
import { siteOrigin, type Site } from '#config/sites.ts';
import type { RouteMatch } from '#src/app/matchRoute.ts';
import type { Redirect } from '#src/content/redirects.ts';
import { localizePath, type Address } from '#src/request/address.ts';
import type { GoneEntries } from '#src/server/site/goneEntries.ts';
import { redirectTargets } from '#src/server/site/redirectTargets.ts';
import { redirectTo } from '#src/server/http/redirect.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import { trimSlash } from '#src/shared/address/trimSlash.ts';
import { httpErrors } from '#src/shared/HttpError.ts';

/**
 * What no page answered: the redirect list (301), else 404. An address that no route knows, or whose category, tag or
 * industry does not exist, says so in other words than a route whose page does not exist (SPEC part 8). Below a group
 * there is no address without its page. An entry of a list whose time is over is gone (410).
 */
export function createNotFound(source: Pick<ContentSource, 'getRedirects'>, gone?: GoneEntries): RequestHandler {
  return async function notFound(req, res, next) {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next(httpErrors.methodNotAllowed());
      return;
    }
    const { site, address, match } = res.locals;
    const target = findTarget(await source.getRedirects(), site, address);
    const options = { status: 301, query: address.search, toOwnHosts: true } as const;
    if (target !== undefined && redirectTo(res, target, options)) return;
    if (match && gone?.beside(address.path, address.locale)) {
      next(httpErrors.gone());
      return;
    }
    next(
      match && !isFiltered(match, address) && !match.route.takesPages
        ? httpErrors.pageNotFound()
        : httpErrors.routeNotFound(),
    );
  };
}

/** @returns whether an address chooses what a list page shows: a choice that failed its check is no page that is missing */
function isFiltered({ route, params }: RouteMatch, { search }: Address): boolean {
  const isChosen = Object.keys(params).length > 0 || search !== '';
  return (route.isList ?? route.list !== undefined) && isChosen;
}

/** @returns where an address has moved to, in the visitor's language; undefined when it has not, or leads back to itself */
function findTarget(redirects: readonly Redirect[], site: Site, address: Address): string | undefined {
  const found = redirectTargets(redirects, site.key).get(trimSlash(address.path));
  if (found === undefined) return undefined;
  const target = localizePath(/^(\/|https:)/.test(found) ? found : `/${found}`, address.prefix);
  return isHere(target, site, address) ? undefined : target;
}

/** One list serves all sites: a rule that leads from one to another would lead the other to itself, again and again. */
function isHere(target: string, site: Site, { path, prefix }: Address): boolean {
  const origin = siteOrigin(site);
  if (!URL.canParse(target, origin)) return false;
  const { origin: host, pathname } = new URL(target, origin);
  return host === origin && pathname === new URL(origin + encodeURI(localizePath(path, prefix))).pathname;
}
