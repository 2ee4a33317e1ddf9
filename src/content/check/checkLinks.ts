import { locales as languages, WRITTEN_LOCALES, type LocaleCode } from '#config/locales.ts';
import { SITE_KEYS, type SiteKey } from '#config/siteKeys.ts';
import type { Addresses, FoundAddress } from '#src/content/check/addresses.ts';
import type { Report } from '#src/content/check/Report.ts';
import { explainAnchor, hasAnchor } from '#src/content/check/anchors.ts';
import { collectLinks, type FoundLink } from '#src/content/check/collectLinks.ts';
import { describePlace, type ContentProblem } from '#src/content/check/contentProblem.ts';
import type { PageDocument } from '#src/content/document.ts';
import { isPublic, shownFrom } from '#src/content/pages/isPublic.ts';
import { FILES } from '#src/content/files/fileSizes.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { countingRules, type Redirect } from '#src/content/redirects.ts';
import { showingSites } from '#src/content/check/showingSites.ts';
import { clipAddress } from '#src/shared/address/clipAddress.ts';
import { findNearestWord } from '#src/shared/text/editDistance.ts';

/** What a link is judged by. */
export interface LinkedSite {
  readonly snapshot: ContentSnapshot;
  readonly addresses: Addresses;
  readonly now: Date;
  /** Of the page that has the link. */
  readonly locale?: LocaleCode;
}

const REFUSED =
  'the site takes no such address, so this link leads nowhere; write a path of this site, an anchor, or an https, mailto or tel address';

/** Reports every link of a page that is a 404 on a site that shows the page, and every anchor that is not on its page. */
export function checkPageLinks(document: PageDocument, site: LinkedSite, report: Report): void {
  const { snapshot, addresses, now } = site;
  const { until } = document.settings;
  if (until && new Date(until) <= now) return;
  const moment = shownFrom(document, now);
  for (const [locale, content] of Object.entries(document.locales)) {
    const shownOn = showingSites(addresses, document.path, locale as LocaleCode);
    for (const link of collectLinks(content)) {
      const here = shownOn.filter((site) => !link.sites || link.sites.includes(site));
      const rule = link.href.startsWith('/')
        ? explainDeadLink(link.href, { snapshot, addresses, now: moment, locale: locale as LocaleCode }, here)
        : link.href.startsWith('#')
          ? explainAnchor({ anchor: link.href.slice(1), pages: [content], shownOn: here })
          : link.href === '' && REFUSED;
      if (rule) report(`${locale}.yaml`, link.path, rule, link.written);
    }
  }
}

/**
 * @param path without language
 * @param key a site
 * @returns whether the site has a page or a file there, now or when it is published, so that no redirect is asked for
 */
export function isAnswered(path: string, key: SiteKey, { snapshot, addresses, now }: LinkedSite): boolean {
  if (snapshot.files.has(path)) return true;
  const address = addresses.find(path);
  const document = address && snapshot.documents.get(address.contentPath);
  if (!document || !address.isServedOn(key) || explainUnknownFilter(address, snapshot)) return false;
  const { until, languages } = document.settings;
  // Of a page that is not in all languages the others have no page.
  return !(until && new Date(until) <= now) && languages === undefined;
}

/** @returns what is wrong with a link, and what to write; undefined for one that leads somewhere wherever it is shown */
export function explainDeadLink(href: string, site: LinkedSite, shownOn: readonly SiteKey[]): string | undefined {
  const { snapshot, addresses, now, locale } = site;
  const path = pathOf(href);
  if (snapshot.files.has(path)) return undefined;
  const address = addresses.find(path);
  const document = address && snapshot.documents.get(address.contentPath);
  if (!document)
    return isKnownToBeBroken(path, snapshot)
      ? undefined
      : `${clipAddress(href)} leads nowhere; ${suggest(path, snapshot, shownOn)}`;
  const filter = explainUnknownFilter(address, snapshot);
  if (filter) return `${clipAddress(href)} leads nowhere; ${filter}`;
  const closed = shownOn.filter((site) => !address.isServedOn(site));
  if (closed.length > 0)
    return `${path} is a 404 on the site ${closed.join(', ')}, which shows this link; link to a page that is there, too`;
  if (document.settings.draft)
    return `${path} is a draft, which visitors do not see; take draft: true out of its page.yaml, or leave the link out until then`;
  if (!isPublic(document, now))
    return `${path} is not public while this page is; change publishAt or until of one of them`;
  if (locale && isLeftOut(document, locale))
    return `${path} is not written in all languages of this page; link to one that is`;
  return explainAnchorOf(href, document, site, shownOn);
}

/** Without a language the link is followed in those of the sites that show it, in which a heading has different anchors: one is enough. */
function explainAnchorOf(
  href: string,
  { path, locales }: PageDocument,
  { addresses, locale }: LinkedSite,
  shownOn: readonly SiteKey[],
): string | undefined {
  const [, anchor] = /#([^]*)$/.exec(href) ?? [];
  if (anchor === undefined) return undefined;
  const isFollowed = (code: LocaleCode) =>
    locale ? code === locale : showingSites(addresses, path, code).some((site) => shownOn.includes(site));
  const pages = Object.entries(locales).flatMap(([code, page]) => (isFollowed(code as LocaleCode) ? [page] : []));
  const isOfOthers = locale !== undefined && Object.values(locales).some((page) => hasAnchor(page, anchor));
  const name = isOfOthers ? `${path} in ${languages[locale].name}` : path;
  return explainAnchor({ anchor, pages, shownOn, name });
}

/** A language that is missing though it should be there is a problem of that page. */
function isLeftOut({ settings: { languages }, locales }: PageDocument, locale: LocaleCode): boolean {
  return languages !== undefined && !locales[locale];
}

function pathOf(href: string): string {
  const [path = ''] = href.split(/[?#]/);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A page that cannot be read is a problem once, and not again with each link to it. */
function isKnownToBeBroken(path: string, { problems, pathOf }: ContentSnapshot): boolean {
  return problems.some(({ file }) => file.includes('/') && pathOf(file.slice(0, file.lastIndexOf('/'))) === path);
}

/** @returns where a page has moved; undefined unless it has moved there on all of the sites */
function findMove(path: string, redirects: readonly Redirect[], sites: readonly SiteKey[]): string | undefined {
  const [target, ...others] = new Set(sites.map((site) => countingRules(redirects, site).get(path)?.to));
  return others.length > 0 ? undefined : target;
}

/** @returns what to write instead of a path that has no page */
function suggest(path: string, { documents, redirects }: ContentSnapshot, sites: readonly SiteKey[]): string {
  if (path.startsWith(FILES)) return 'there is no such file below public';
  const moved = findMove(path, redirects, sites.length > 0 ? sites : SITE_KEYS);
  if (moved !== undefined) return `the page has moved to ${clipAddress(moved)}`;
  const withoutLanguage = path.replace(/^\/[^/]+/, '') || '/';
  const isLanguage = WRITTEN_LOCALES.some((code) => path === `/${code}` || path.startsWith(`/${code}/`));
  if (isLanguage && documents.has(withoutLanguage)) return `a link has no language in it: write ${withoutLanguage}`;
  const near = findNearestWord(path, [...documents.keys()]);
  return near ? `did you mean ${near}?` : 'write the address of a page that is there';
}

function explainUnknownFilter({ choices }: FoundAddress, { taxonomy }: ContentSnapshot): string | undefined {
  const unknown = choices.find(({ set, value }) => !Object.hasOwn(taxonomy[set] ?? {}, value));
  return unknown && `there is no ${unknown.facet} "${unknown.value}"`;
}

/** @returns what is wrong with the links of header and footer, each on the sites that show it */
export function checkMenus(site: LinkedSite): ContentProblem[] {
  const { snapshot, addresses } = site;
  const header = describeDead('menus.yaml', snapshot.menus, snapshot, ({ href, sites: own = SITE_KEYS }) =>
    explainDeadLink(href, site, own),
  );
  // The footer is written for the whole site and shows what there is of it, so a promised address is enough.
  const footer = describeDead('footer.yaml', snapshot.footer, snapshot, ({ href }) => {
    const address = addresses.find(pathOf(href));
    const document = address?.isPromised ? snapshot.documents.get(address.contentPath) : undefined;
    if (document) return explainAnchorOf(href, document, site, SITE_KEYS);
    return address?.isPromised ? undefined : explainDeadLink(href, site, []);
  });
  return [...header, ...footer];
}

function describeDead(
  file: string,
  menu: object,
  { locate }: ContentSnapshot,
  explain: (link: FoundLink) => string | undefined,
): ContentProblem[] {
  return collectLinks(menu).flatMap((link) => {
    const rule = link.href.startsWith('/') ? explain(link) : undefined;
    return rule ? [{ file, place: describePlace(link.path, menu, locate(file, link.path).line), rule }] : [];
  });
}
