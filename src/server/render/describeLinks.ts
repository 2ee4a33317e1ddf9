import { siteOrigin, sites, type Site } from '#config/sites.ts';
import { isServedOn, type RouteMatch } from '#src/app/matchRoute.ts';
import type { CollectionRow } from '#src/content/collections/collectionPart.ts';
import { siteCollections } from '#src/server/pages/siteCollections.ts';
import { markdownPath } from '#src/server/markdown/markdownAddress.ts';
import { listAlternates, publicUrl } from '#src/server/render/alternates.ts';
import { FEED_FORMATS, feedAddress, type FeedFormat } from '#src/server/endpoints/feedFormats.ts';
import { canonicalPath } from '#src/server/render/canonicalPath.ts';
import { PAGE_PARAMETER } from '#src/shared/collections/collection.ts';
import type { LinkImage } from '#src/shared/page/linkPreview.ts';
import type { Page } from '#src/shared/page/page.ts';

/** What of an address decides which page it is. */
interface PageAddress {
  readonly match: RouteMatch;
  /** The declared query. */
  readonly query?: Readonly<Record<string, string>>;
}

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

const markdownOf = (href: string) => ({ rel: 'alternate', type: 'text/markdown', href });

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
  const alternates = hasTwins(page) ? listAlternates({ route: match.route, path, locales: page.locales }) : [];
  const main = onMain && sites.main.locales.includes(page.locale);
  const home = main ? sites.main : site;
  // A page that names another for search engines has words of its own.
  const written = match.route.canonical === undefined ? path : page.path;
  const canonical = publicUrl(home, home.locales.includes(page.locale) ? page.locale : home.locales[0], path);
  const more = [
    ...(isPart ? [] : neighboursOf(page, canonical)),
    ...(isPart || (page.listed?.page ?? 1) > 1
      ? []
      : [markdownOf(publicUrl(site, page.locale, markdownPath(written)))]),
    ...feedsOf(page, match, publicUrl(site, page.locale, path)),
  ];
  return {
    canonical: isPart ? canonical : canonical + pageQuery(page.listed?.page ?? 1),
    alternates,
    ...(more.length > 0 ? { more } : {}),
    ...(image ? { image: { ...image, src: siteOrigin(home) + image.src } } : {}),
  };
}
