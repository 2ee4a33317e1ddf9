import { SITE_KEYS, type SiteKey } from '#config/siteKeys.ts';
import { siteOrigin } from '#config/sites.ts';
import { isServedOn, matchRoute } from '#src/app/matchRoute.ts';
import { circlesOf } from '#src/content/check/circlesOf.ts';
import { countingRules, type Redirect } from '#src/content/redirects.ts';
import { targetPath } from '#src/shared/address/targetPath.ts';

interface SiteRedirects {
  /** Where each address leads, by its path without trailing slash. */
  readonly targets: ReadonlyMap<string, string>;
  /** The addresses whose rules lead round and round, which are left out. */
  readonly circling: ReadonlySet<string>;
}

/** A list is the same object until it changes, and every unknown address looks into it. */
const known = new WeakMap<readonly Redirect[], Map<SiteKey, SiteRedirects>>();

/**
 * @param redirects the list, of all sites
 * @param key of the site that was asked
 * @returns its targets by address, compared without query and trailing slash (SPEC part 7); the first rule counts
 */
export const redirectTargets = (redirects: readonly Redirect[], key: SiteKey): ReadonlyMap<string, string> =>
  readSite(redirects, key).targets;

/**
 * @param redirects the list, of all sites
 * @returns the addresses that are not led on, as their rules lead round and round, each with the sites where they do
 */
export function circlingAddresses(redirects: readonly Redirect[]): ReadonlyMap<string, readonly SiteKey[]> {
  const all = SITE_KEYS.flatMap((key) => [...readSite(redirects, key).circling].map((address) => ({ address, key })));
  const bySites = Map.groupBy(all, ({ address }) => address);
  return new Map([...bySites].map(([address, found]) => [address, found.map(({ key }) => key)]));
}

function readSite(redirects: readonly Redirect[], key: SiteKey): SiteRedirects {
  const bySite = known.get(redirects) ?? new Map<SiteKey, SiteRedirects>();
  known.set(redirects, bySite);
  const site = bySite.get(key) ?? withoutCircles(firstTargets(redirects, key), key);
  bySite.set(key, site);
  return site;
}

const firstTargets = (redirects: readonly Redirect[], key: SiteKey): ReadonlyMap<string, string> =>
  new Map([...countingRules(redirects, key)].map(([from, { to }]) => [from, to]));

/**
 * A browser would follow a circle of rules until it gives up. Where an address of it has a route, a page may end the way, which
 * the list does not know: such rules stay. One that leads to itself takes a trailing slash off, and no more.
 */
function withoutCircles(all: ReadonlyMap<string, string>, key: SiteKey): SiteRedirects {
  const next = new Map(
    [...all].flatMap(([from, to]): [string, string][] => {
      const path = targetPath(to, siteOrigin({ key }));
      return path === undefined ? [] : [[from, path]];
    }),
  );
  const mayEnd = (path: string) => {
    const match = matchRoute(path);
    return match !== undefined && isServedOn(match.route, key);
  };
  const circling = new Set(circlesOf(next).flatMap((way) => (way.length === 1 || way.some(mayEnd) ? [] : way)));
  return { targets: new Map([...all].filter(([from]) => !circling.has(from))), circling };
}
