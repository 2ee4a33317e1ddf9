import type { LocaleCode } from '#config/locales.ts';
import { SITE_KEYS, type SiteKey } from '#config/siteKeys.ts';
import { localePrefix, siteOrigin, sites, type LocaleOf, type Site } from '#config/sites.ts';
import { isServedOn } from '#src/app/matchRoute.ts';
import type { RouteDefinition } from '#src/app/RouteDefinition.ts';
import { localizePath } from '#src/request/address.ts';

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

/** @returns whether search engines show a site's pages as its own, and not as those of the main site */
export const isIndexed = (site: SiteKey): boolean => HREFLANG[site] !== 'points to main';

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

/** The host variants, by what their locales are on main: search engines are sent to them for what main does not serve. */
const VARIANTS: readonly Indexed[] = SITE_KEYS.filter((site) => HREFLANG[site] === 'points to main').flatMap((site) =>
  sites[site].locales.flatMap((locale) =>
    INDEXED.filter((row) => row.site === 'main' && row.locale === locale).map(({ hreflang }) => ({
      site,
      locale,
      hreflang,
    })),
  ),
);

/** @returns the public address of a path on a site in one of its languages */
export const publicUrl = (site: Pick<Site, 'key' | 'locales'>, locale: LocaleCode, path: string): string =>
  siteOrigin(site) + encodeURI(localizePath(path, localePrefix(site, locale)));

interface Twins {
  readonly route: RouteDefinition;
  /** Without prefix. */
  readonly path: string;
  /** The languages in which the page exists. */
  readonly locales: readonly LocaleCode[];
}

/** The same page in a language, for search engines. */
interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

/** @returns the addresses of a page in all its languages, and the one for all other readers; the same on each of its twins */
export function listAlternates({ route, path, locales }: Twins): Alternate[] {
  if (route.canonical !== undefined) return [];
  const alternates = [...INDEXED, ...(isServedOn(route, 'main') ? [] : VARIANTS)]
    .filter((row) => isServedOn(route, row.site) && locales.includes(row.locale))
    .map(({ site, locale, hreflang }) => ({ hreflang, href: publicUrl(sites[site], locale, path) }));
  const [fallback] = alternates;
  return fallback ? [...alternates, { hreflang: 'x-default', href: fallback.href }] : [];
}
