import type { LocaleCode } from '#config/locales.ts';
import { SITE_KEYS, type SiteKey } from '#config/siteKeys.ts';
import { localePrefix, siteOrigin, sites, type LocaleOf, type Site } from '#config/sites.ts';
import { isServedOn, type RouteMatch } from '#src/app/matchRoute.ts';
import { localizePath } from '#src/request/address.ts';
import type { CollectionRow } from '#src/content/collections/collectionPart.ts';
import { siteCollections } from '#src/server/pages/siteCollections.ts';
import { FEED_FORMATS, feedAddress, type FeedFormat } from '#src/server/endpoints/feedFormats.ts';
import { canonicalPath } from '#src/server/render/canonicalPath.ts';
import { PAGE_PARAMETER } from '#src/shared/collections/collection.ts';
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

/** What of an address decides which page it is. */
interface PageAddress {
  readonly match: RouteMatch;
  /** The declared query. */
  readonly query?: Readonly<Record<string, string>>;
}

const publicUrl = (site: Pick<Site, 'key' | 'locales'>, locale: LocaleCode, path: string) =>
  siteOrigin(site) + encodeURI(localizePath(path, localePrefix(site, locale)));

type Links = NonNullable<Page['links']>;
type More = NonNullable<Links['more']>;

/** The feeds of a list, at this site: who follows it reads it here. */
function feedsOf(page: Page, { route }: RouteMatch, list: string): More {
  const row = route.isList ? listOf(page.path) : undefined;
  if (!row?.part.dayOf) return [];
  const formats = Object.entries(FEED_FORMATS) as [FeedFormat, string][];
  return formats.map(([format, type]) => ({ rel: 'alternate', type, href: feedAddress(list, format) }));
}

const rows: readonly CollectionRow[] = Object.values(siteCollections);
const listOf = (path: string) =>
  rows.find(({ definition }) => path === definition.path || path.startsWith(`${definition.path}/`));

/** How many pages a list has differs from language to language, so only its first page names its twins. */
const hasTwins = ({ listed }: Page) => (listed?.page ?? 1) === 1;

const pageQuery = (number: number) => (number > 1 ? `?${PAGE_PARAMETER}=${String(number)}` : '');

/** The pages of a list before and after this one. */
function neighboursOf({ listed }: Page, canonical: string): More {
  const { page, pages } = listed ?? { page: 1, pages: 1 };
  const steps = [
    ['prev', page - 1],
    ['next', page + 1],
  ] as const;
  return steps.flatMap(([rel, number]) =>
    number >= 1 && number <= pages ? [{ rel, href: canonical + pageQuery(number) }] : [],
  );
}

/**
 * The addresses of a page for search engines. They are the same on every twin of the page, so hreflang is reciprocal; the
 * Spanish and Portuguese host variants point at their twins on the main site.
 *
 * @param page the page
 * @param address its route, which knows where it is gated, and its query
 * @param site the site that shows it
 * @param image the image of its link preview, with a path of this site
 */
export function describeLinks(
  page: Page,
  { match, query }: PageAddress,
  site: Site,
  image?: LinkImage,
): NonNullable<Page['links']> {
  const { path, isPart } = canonicalPath(match, page.path, query);
  const onMain = isServedOn(match.route, 'main');
  const alternates = [...INDEXED, ...(onMain ? [] : VARIANTS)]
    .filter(
      (row) =>
        hasTwins(page) &&
        match.route.canonical === undefined &&
        isServedOn(match.route, row.site) &&
        page.locales.includes(row.locale),
    )
    .map(({ site: key, locale, hreflang }) => ({ hreflang, href: publicUrl(sites[key], locale, path) }));
  const [fallback] = alternates;
  const main = onMain && sites.main.locales.includes(page.locale);
  const home = main ? sites.main : site;
  const canonical = publicUrl(home, home.locales.includes(page.locale) ? page.locale : home.locales[0], path);
  const more = [
    ...(isPart ? [] : neighboursOf(page, canonical)),
    ...feedsOf(page, match, publicUrl(site, page.locale, path)),
  ];
  return {
    canonical: isPart ? canonical : canonical + pageQuery(page.listed?.page ?? 1),
    alternates: fallback ? [...alternates, { hreflang: 'x-default', href: fallback.href }] : [],
    ...(more.length > 0 ? { more } : {}),
    ...(image ? { image: { ...image, src: siteOrigin(home) + image.src } } : {}),
  };
}
