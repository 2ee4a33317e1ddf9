import { locales as localeRows, type LocaleCode } from '#config/locales.ts';
import { localePrefix, siteOrigin, sites, type Site, type SiteKey } from '#config/sites.ts';
import { isServedOn, type RouteMatch } from '#src/app/matchRoute.ts';
import { localizePath } from '#src/request/address.ts';
import type { LinkImage } from '#src/shared/linkPreview.ts';
import type { Page } from '#src/shared/page.ts';

/** The sites that search engines are pointed to, with the hreflang of each of their locales. */
const INDEXED: readonly { readonly site: SiteKey; readonly hreflang: Partial<Record<LocaleCode, string>> }[] = [
  { site: 'main', hreflang: { en: 'en', es: 'es', pt: 'pt' } },
  { site: 'ru', hreflang: { ru: 'ru' } },
  { site: 'kz', hreflang: { ru: 'ru-KZ' } },
];

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
  const alternates = INDEXED.filter((row) => isServedOn(match.route, row.site)).flatMap((row) =>
    Object.entries(row.hreflang)
      .filter(([locale]) => page.locales.includes(localeRows[locale as LocaleCode].code))
      .map(([locale, hreflang]) => ({ hreflang, href: publicUrl(sites[row.site], locale as LocaleCode, path) })),
  );
  const [fallback] = alternates;
  const main = isServedOn(match.route, 'main') && sites.main.locales.includes(page.locale);
  const home = main ? sites.main : site;
  return {
    canonical: publicUrl(home, home.locales.includes(page.locale) ? page.locale : home.locales[0], path),
    alternates: fallback ? [...alternates, { hreflang: 'x-default', href: fallback.href }] : [],
    ...(image ? { image: { ...image, src: siteOrigin(home) + image.src } } : {}),
  };
}
