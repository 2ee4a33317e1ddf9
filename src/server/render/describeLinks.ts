import type { LocaleCode } from '#config/locales.ts';
import { localePrefix, siteOrigin, sites, SITE_KEYS, type LocaleOf, type Site, type SiteKey } from '#config/sites.ts';
import { isServedOn, type RouteMatch } from '#src/app/matchRoute.ts';
import { localizePath } from '#src/request/address.ts';
import type { LinkImage } from '#src/shared/page/linkPreview.ts';
import type { Page } from '#src/shared/page/page.ts';

/**
 * What each site is to search engines: pointed to, with the hreflang of each of its locales, or a host variant whose pages
 * point to their twins on the main site.
 */
const HREFLANG: { readonly [Key in SiteKey]: Readonly<Record<LocaleOf<Key>, string>> | 'points to main' } = {
  main: { en: 'en', es: 'es', pt: 'pt' },
  ru: { ru: 'ru' },
  kz: { ru: 'ru-KZ' },
  es: 'points to main',
  pt: 'points to main',
};

interface Indexed {
  readonly site: SiteKey;
  readonly locale: LocaleCode;
  readonly hreflang: string;
}

const INDEXED: readonly Indexed[] = SITE_KEYS.flatMap((site) => {
  const codes: Partial<Record<LocaleCode, string>> | 'points to main' = HREFLANG[site];
  if (codes === 'points to main') return [];
  return sites[site].locales.flatMap((locale) => {
    const hreflang = codes[locale];
    return hreflang === undefined ? [] : [{ site, locale, hreflang }];
  });
});

/** A missing optional parameter gives the list: that address has one canonical form, the list's own. */
function canonicalPath({ route, params }: RouteMatch, path: string): string {
  return route.list && Object.keys(params).length === 0 ? route.list : path;
}

const publicUrl = (site: Pick<Site, 'key' | 'locales'>, locale: LocaleCode, path: string) =>
  siteOrigin(site) + encodeURI(localizePath(path, localePrefix(site, locale)));

/**
 * The addresses of a page for search engines. They are the same on every twin of the page, so hreflang is reciprocal; the
 * Spanish and Portuguese host variants point at their twins on the main site.
 *
 * @param page the page
 * @param match its route, which knows where it is gated
 * @param site the site that shows it
 * @param image the image of its link preview, with a path of this site
 */
export function describeLinks(
  page: Page,
  match: RouteMatch,
  site: Site,
  image?: LinkImage,
): NonNullable<Page['links']> {
  const path = canonicalPath(match, page.path);
  const alternates = INDEXED.filter(
    (row) => isServedOn(match.route, row.site) && page.locales.includes(row.locale),
  ).map(({ site: key, locale, hreflang }) => ({ hreflang, href: publicUrl(sites[key], locale, path) }));
  const [fallback] = alternates;
  const main = isServedOn(match.route, 'main') && sites.main.locales.includes(page.locale);
  const home = main ? sites.main : site;
  return {
    canonical: publicUrl(home, home.locales.includes(page.locale) ? page.locale : home.locales[0], path),
    alternates: fallback ? [...alternates, { hreflang: 'x-default', href: fallback.href }] : [],
    ...(image ? { image: { ...image, src: siteOrigin(home) + image.src } } : {}),
  };
}
