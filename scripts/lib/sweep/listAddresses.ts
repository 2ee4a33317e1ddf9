import { locales } from '#config/locales.ts';
import { routes } from '#src/app/routes.ts';

/** All that a sweep asks a site for before it has read a page. */
export interface Addresses {
  /** Where the site says that it is: the origin of its canonical addresses. */
  readonly publicOrigin: string;
  /** Every page that the site offers, at the origin that was asked. */
  readonly offered: readonly string[];
  /** Every other address of the route table, in each of the site's languages: a page, or a proper “not found”. */
  readonly others: readonly string[];
}

/** Every locale that an address can begin with. */
const PREFIXES = Object.keys(locales).map((code) => `/${code}`);

const fixedPaths = routes.flatMap(({ path }) => {
  const shortest = path.replaceAll(/\/:[^/]+\?/g, '');
  return shortest.includes(':') || shortest === '' ? [] : shortest;
});

/**
 * @param origin the site that was asked
 * @param sitemap what its sitemaps say, which name its pages by their public addresses
 * @throws when the sitemap names none
 */
export function listAddresses(origin: string, sitemap: string): Addresses {
  const urls = listLocations(sitemap);
  const [first] = urls;
  if (!first) throw new Error('the sitemap names no page');
  const offered = [...new Set(urls.map(({ pathname, search }) => origin + pathname + search))];
  const known = new Set(offered);
  const prefixes = ['', ...PREFIXES.filter((prefix) => urls.some(({ pathname }) => isBelow(pathname, prefix)))];
  const others = prefixes
    .flatMap((prefix) => fixedPaths.map((path) => origin + (prefix && path === '/' ? prefix : prefix + path)))
    .filter((address) => !known.has(address));
  return { publicOrigin: first.origin, offered, others: [...new Set(others)] };
}

/**
 * @returns the addresses that a sitemap names, or an index of sitemaps
 * @throws when one is no whole address
 */
export const listLocations = (xml: string): URL[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => {
    const address = loc.trim().replaceAll('&amp;', '&');
    if (!URL.canParse(address)) throw new Error(`the sitemap names “${address}”, which is no whole address`);
    return new URL(address);
  });

const isBelow = (pathname: string, prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`);
