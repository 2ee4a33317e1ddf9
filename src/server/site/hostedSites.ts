import type { IncomingMessage } from 'node:http';
import type { SiteKey } from '#config/siteKeys.ts';
import { DEFAULT_SITE, sites, type Site } from '#config/sites.ts';
import { httpErrors } from '#src/shared/HttpError.ts';

/** How hosts become sites. */
interface SiteRules {
  /** Every host is this site. */
  readonly forced?: SiteKey | undefined;
  /** The Kazakhstan flag, whatever the host (SPEC part 4). */
  readonly kazakhstan: boolean;
  /** Hosts that are not ours get 421 instead of the default site. */
  readonly strict: boolean;
  /** Outside production the pseudo-locale is offered beside the main site's own. */
  readonly pseudoLocale: boolean;
}

/** The site of a request. */
interface HostedSite {
  readonly site: Site;
  /** Whether the host is one of ours: search engines are to keep pages of these alone. */
  readonly isOurs: boolean;
}

/** @throws {HttpError} 400 for two hosts, 421 for one that is not ours where only ours are answered */
export type SiteOf = (req: Pick<IncomingMessage, 'headers' | 'rawHeaders'>) => HostedSite;

/** The sites of this process. */
export interface HostedSites {
  /** Those that some host leads to. */
  readonly sites: readonly Site[];
  readonly siteOf: SiteOf;
  /** What is answered where `siteOf` throws. */
  readonly fallback: Site;
}

/**
 * Nothing else makes a site of `Host`. It reads the header itself: `req.host` would follow X-Forwarded-Host as soon as
 * a proxy is trusted, and a visitor's header must not choose a site, a gate or a cache key (HARDENING, fact 1).
 */
export function createHostedSites({ forced, kazakhstan, strict, pseudoLocale }: SiteRules): HostedSites {
  const adapt = (site: Site): Site => ({
    ...site,
    kazakhstan: site.kazakhstan || kazakhstan,
    locales: pseudoLocale && site.key === 'main' ? [...site.locales, 'xa'] : site.locales,
  });
  const rows = Object.values(sites).map(adapt);
  const fallback = rows.find(({ key }) => key === (forced ?? DEFAULT_SITE)) ?? sites[DEFAULT_SITE];
  const ours = new Map(
    rows.flatMap((site) => site.hosts.map((host) => [host, { site: forced ? fallback : site, isOurs: true }] as const)),
  );
  const other: HostedSite = { site: fallback, isOurs: false };
  // Mostly a visitor's host is that of the one before.
  let lastHost: { readonly name: string | undefined; readonly hosted: HostedSite } = { name: undefined, hosted: other };
  return {
    sites: forced ? [fallback] : rows,
    fallback,
    siteOf({ headers, rawHeaders }) {
      if (hasSecondHost(rawHeaders)) throw httpErrors.badRequest();
      const { host = '' } = headers;
      if (host === lastHost.name) return lastHost.hosted;
      const known = ours.get(hostName(host));
      if (!known && strict) throw httpErrors.misdirected();
      lastHost = { name: host, hosted: known ?? other };
      return lastHost.hosted;
    },
  };
}

/** Node joins nothing here and answers 200 to two Host headers; RFC 9112 wants 400 (HARDENING, fact 2). */
function hasSecondHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** A dot at the end says that the name is whole (RFC 1034, 3.1): the same host. */
const hostName = (header: string) => header.toLowerCase().replace(/\.?(:\d*)?$/, '');
