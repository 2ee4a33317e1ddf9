import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { LOCALE_COOKIE } from '#config/constants.ts';
import { localePrefix, type Site } from '#config/sites.ts';
import type { Address } from '#src/request/address.ts';
import { resolveLocale, unknownStoredLocale } from '#src/language/server/resolveLocale.ts';
import { namedLocale } from '#src/language/data/namedLocale.ts';

/** `Vary` of an address from which visitors are led. */
export const CHOSEN_BY = 'Accept-Language, Cookie';

/** @returns whether visitors are led from an address to their language: from the root of a site with several (SPEC part 4) */
export function isCrossroads(site: Pick<Site, 'locales'>, { path, prefix }: Pick<Address, 'path' | 'prefix'>): boolean {
  return path === '/' && prefix === '' && site.locales.length > 1;
}

/** Browsers send a few hundred different ones. */
const MOST_HEADERS = 512;
/** In characters. */
const LONGEST_HEADER = 200;

/**
 * @returns the function that says to which prefix the root leads a visitor: '' where they stay. What it has said of a
 *   browser's languages it remembers: of all that is done for a finished page, to read them takes longest
 */
export function createLeadRoot(): (site: Site, headers: IncomingHttpHeaders, search: string) => string {
  const prefixes = new LRUCache<string, string>({ max: MOST_HEADERS });
  return function leadRoot(site, headers, search) {
    const named = search && namedLocale(search, site.locales);
    if (named) return localePrefix(site, named);
    const { cookie, 'accept-language': languages = '' } = headers;
    if (cookie?.includes(LOCALE_COOKIE.name)) return localePrefix(site, resolveLocale(headers, site.locales));
    const name = `${site.key} ${languages}`;
    const known = prefixes.get(name);
    if (known !== undefined) return known;
    const prefix = localePrefix(site, resolveLocale({ 'accept-language': languages }, site.locales));
    if (languages.length <= LONGEST_HEADER) prefixes.set(name, prefix);
    return prefix;
  };
}

/** @returns the function that says whether a visitor of the root stays there, with nothing to log of their cookie */
export function createStaysAtRoot(): (site: Site, headers: IncomingHttpHeaders, search: string) => boolean {
  const leadRoot = createLeadRoot();
  return (site, headers, search) =>
    leadRoot(site, headers, search) === '' &&
    (headers.cookie === undefined || unknownStoredLocale(headers) === undefined);
}
