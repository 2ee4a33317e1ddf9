import type { RequestHandler } from 'express';
import type { SiteKey } from '#config/siteKeys.ts';
import { siteOrigin, type Site } from '#config/sites.ts';
import { isServedOn, matchRoute, type RouteMatch } from '#src/app/matchRoute.ts';
import type { Redirect } from '#src/content/redirects.ts';
import { localizePath, type Address } from '#src/request/address.ts';
import type { GoneEntries } from '#src/server/site/goneEntries.ts';
import { redirectTo } from '#src/server/http/redirect.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import { circlesOf, targetPath } from '#src/shared/address/redirectWays.ts';
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
    if (match && isServedOn(match.route, site.key) && gone?.beside(address.path, address.locale)) {
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
  const found = targetsOf(redirects, site).get(trimSlash(address.path));
  if (found === undefined) return undefined;
  const target = localizePath(/^(\/|https:)/.test(found) ? found : `/${found}`, address.prefix);
  return isHere(target, site, address) ? undefined : target;
}

/** A list is the same object until it changes, and every unknown address looks into it. */
const known = new WeakMap<readonly Redirect[], Map<SiteKey, ReadonlyMap<string, string>>>();

/** @returns a site's targets by address. Compared without query and trailing slash (SPEC part 7); the first rule counts. */
function targetsOf(redirects: readonly Redirect[], { key }: Site): ReadonlyMap<string, string> {
  const bySite = known.get(redirects) ?? new Map<SiteKey, ReadonlyMap<string, string>>();
  known.set(redirects, bySite);
  const own = () => redirects.filter(({ sites }) => sites?.includes(key) ?? true);
  const targets =
    bySite.get(key) ??
    withoutCircles(
      new Map(
        own()
          .map(({ from, to }) => [trimSlash(from), to] as const)
          .reverse(),
      ),
      key,
    );
  bySite.set(key, targets);
  return targets;
}

/**
 * A browser would follow a circle of rules until it gives up. Where an address of it has a route, a page may end the way, which
 * the list does not know: such rules stay. One that leads to itself takes a trailing slash off, and no more (`isHere`).
 */
function withoutCircles(targets: ReadonlyMap<string, string>, key: SiteKey): ReadonlyMap<string, string> {
  const next = new Map(
    [...targets].flatMap(([from, to]): [string, string][] => {
      const path = targetPath(to, siteOrigin({ key }));
      return path === undefined ? [] : [[from, path]];
    }),
  );
  const mayEnd = (path: string) => {
    const match = matchRoute(path);
    return match !== undefined && isServedOn(match.route, key);
  };
  const round = new Set(circlesOf(next).flatMap((way) => (way.length === 1 || way.some(mayEnd) ? [] : way)));
  return new Map([...targets].filter(([from]) => !round.has(from)));
}

/** One list serves all sites: a rule that leads from one to another would lead the other to itself, again and again. */
function isHere(target: string, site: Site, { path, prefix }: Address): boolean {
  const origin = siteOrigin(site);
  if (!URL.canParse(target, origin)) return false;
  const { origin: host, pathname } = new URL(target, origin);
  return host === origin && pathname === new URL(origin + encodeURI(localizePath(path, prefix))).pathname;
}
