import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { SiteKey } from '#config/siteKeys.ts';
import { DEFAULT_SITE, sites, type Site } from '#config/sites.ts';
import { httpErrors } from '#src/shared/HttpError.ts';

interface ResolveSiteOptions {
  /** Every host is this site. */
  readonly forced?: SiteKey | undefined;
  /** The Kazakhstan flag, whatever the host (SPEC part 4). */
  readonly kazakhstan: boolean;
  /** Hosts that are not ours get 421 instead of the default site. */
  readonly strict: boolean;
  /** Outside production the pseudo-locale is offered beside the main site's own. */
  readonly pseudoLocale: boolean;
}

/**
 * The only reader of `Host`. It reads the header itself: `req.host` would follow X-Forwarded-Host as soon as a proxy is
 * trusted, and a visitor's header must not choose a site, a gate or a cache key (HARDENING, fact 1).
 */
export function createResolveSite({ forced, kazakhstan, strict, pseudoLocale }: ResolveSiteOptions): RequestHandler {
  const adapt = (site: Site): Site => ({
    ...site,
    kazakhstan: site.kazakhstan || kazakhstan,
    locales: pseudoLocale && site.key === 'main' ? [...site.locales, 'xa'] : site.locales,
  });
  const rows = Object.values(sites).map(adapt);
  const byHost = new Map(rows.flatMap((site) => site.hosts.map((host) => [host, site] as const)));
  const byKey = new Map(rows.map((site) => [site.key, site] as const));
  const fallback = byKey.get(forced ?? DEFAULT_SITE) ?? sites[DEFAULT_SITE];

  return function resolveSite(req, res, next) {
    res.locals.site = fallback;
    if (countHosts(req) > 1) {
      next(httpErrors.badRequest());
      return;
    }
    const known = byHost.get(hostName(req.headers.host));
    if (!known) res.set('X-Robots-Tag', 'noindex');
    if (!known && strict) {
      next(httpErrors.misdirected());
      return;
    }
    if (known && !forced) res.locals.site = known;
    next();
  };
}

/** Node joins nothing here and answers 200 to two Host headers; RFC 9112 wants 400 (HARDENING, fact 2). */
function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}

function hostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d*$/, '');
}
