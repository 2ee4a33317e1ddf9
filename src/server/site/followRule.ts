import type { Response } from 'express';
import { siteOrigin, type Site } from '#config/sites.ts';
import type { Redirect } from '#src/content/redirects.ts';
import { localizePath, type Address } from '#src/request/address.ts';
import { redirectTo } from '#src/server/http/redirect.ts';
import { redirectTargets } from '#src/server/site/redirectTargets.ts';
import { targetPath } from '#src/shared/address/targetPath.ts';
import { trimSlash } from '#src/shared/address/trimSlash.ts';

interface How {
  /** Whether a target may be led on by another rule. Where no page can be had, two rules may lead to each other for ever. */
  readonly furtherToo: boolean;
}

/**
 * @param redirects the list, of all sites
 * @param res of a request whose address is known
 * @returns whether the list leads the address on: the visitor is then on the way, and takes the query along (SPEC part 7)
 */
export function followRule(redirects: readonly Redirect[], res: Response, how: How = { furtherToo: true }): boolean {
  const { site, address } = res.locals;
  const target = findTarget(redirectTargets(redirects, site.key), { site, address, how });
  return target !== undefined && redirectTo(res, target, { status: 301, query: address.search, toOwnHosts: true });
}

interface Asked {
  readonly site: Site;
  readonly address: Address;
  readonly how: How;
}

/** @returns where an address has moved to, in the visitor's language; undefined when it has not, or leads back to itself */
function findTarget(targets: ReadonlyMap<string, string>, { site, address, how }: Asked): string | undefined {
  const found = targets.get(trimSlash(address.path));
  if (found === undefined) return undefined;
  const next = targetPath(found, siteOrigin(site));
  if (!how.furtherToo && next !== undefined && targets.has(next)) return undefined;
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
