import { brand } from '#config/brand.ts';
import type { LocaleCode } from '#config/locales.ts';
import { SITE_KEYS, type SiteKey } from '#config/siteKeys.ts';
import { sites } from '#config/sites.ts';
import { isServedOn, matchRoute } from '#src/app/matchRoute.ts';
import { parseAddress } from '#src/request/address.ts';
import { describeLinks } from '#src/server/render/describeLinks.ts';
import type { Page } from '#src/shared/page/page.ts';
import { knownPaths } from '#tests/support/knownPaths.ts';

const ALL: LocaleCode[] = ['en', 'es', 'pt', 'ru'];
const pageOf = (path: string, locale: LocaleCode, locales = ALL): Page => ({
  path,
  locale,
  locales,
  template: 'landing',
  layout: 'default',
  breadcrumbs: [],
  blocks: [],
  title: 'Title',
  meta_description: 'Description',
});
const linksOf = (path: string, site: SiteKey, locale: LocaleCode, locales = ALL) =>
  describeLinks(pageOf(path, locale, locales), { match: matchRoute(path)! }, sites[site]);

const main = `https://${brand.domain}`;
const siteOf = (href: string) => SITE_KEYS.find((key) => sites[key].hosts[0] === new URL(href).host)!;

test('a page names its twins in every language and region, and the default', () => {
  expect(linksOf('/about', 'main', 'es')).toEqual({
    canonical: `${main}/es/about`,
    alternates: [
      { hreflang: 'en', href: `${main}/about` },
      { hreflang: 'es', href: `${main}/es/about` },
      { hreflang: 'pt', href: `${main}/pt/about` },
      { hreflang: 'ru', href: `https://ru.${brand.domain}/about` },
      { hreflang: 'ru-KZ', href: `https://kz.${brand.domain}/about` },
      { hreflang: 'x-default', href: `${main}/about` },
    ],
    more: [{ rel: 'alternate', type: 'text/markdown', href: `${main}/es/about.md` }],
  });
});

test.each(knownPaths.filter((path) => !matchRoute(path)?.route.canonical))(
  'the twins of %s name each other: hreflang is reciprocal, canonical is among them',
  (path) => {
    for (const site of SITE_KEYS.filter((key) => isServedOn(matchRoute(path)!.route, key))) {
      for (const locale of sites[site].locales) {
        const { alternates, canonical } = linksOf(path, site, locale);
        for (const { href } of alternates) {
          const twin = siteOf(href);
          const address = parseAddress(new URL(href).pathname, sites[twin].locales);
          expect(address.path).toBe(path);
          expect(isServedOn(matchRoute(address.path)!.route, twin)).toBe(true);
          expect(linksOf(path, twin, address.locale).alternates).toEqual(alternates);
        }
        // A page that search engines are pointed to on main points at itself; the host variants point there, or at themselves.
        expect(alternates.map(({ href }) => href)).toContain(canonical);
      }
    }
  },
);

test.each([
  ['/', 'main', 'en', `${main}/`],
  ['/', 'main', 'es', `${main}/es`],
  ['/about', 'es', 'es', `${main}/es/about`],
  ['/about', 'pt', 'pt', `${main}/pt/about`],
  ['/about', 'ru', 'ru', `https://ru.${brand.domain}/about`],
  ['/about', 'kz', 'ru', `https://kz.${brand.domain}/about`],
  ['/kit/promo/banks', 'es', 'es', `https://es.${brand.domain}/kit/promo/banks`],
  ['/blog/category', 'main', 'en', `${main}/blog`],
  ['/blog/tag', 'main', 'pt', `${main}/pt/blog`],
  ['/blog/category/voice-ai', 'main', 'en', `${main}/blog/category/voice-ai`],
] as const)('the canonical address of %s on %s in %s is %s', (path, site, locale, canonical) => {
  expect(linksOf(path, site, locale).canonical).toBe(canonical);
});

test('a site that may not show a page is no twin of it', () => {
  const hosts = (path: string, site: SiteKey, locale: LocaleCode) =>
    linksOf(path, site, locale).alternates.map(({ hreflang }) => hreflang);
  expect(hosts('/legal/offer', 'main', 'en')).toEqual(['en', 'es', 'pt', 'ru', 'x-default']);
  expect(hosts('/legal/aup-kz', 'kz', 'ru')).toEqual(['ru-KZ', 'x-default']);
  expect(hosts('/kit/promo/banks', 'ru', 'ru')).toEqual(['ru', 'ru-KZ', 'es', 'pt', 'x-default']);
});

test('a language in which the page does not exist is no twin', () => {
  const { alternates } = linksOf('/about', 'main', 'en', ['en', 'pt']);
  expect(alternates.map(({ hreflang }) => hreflang)).toEqual(['en', 'pt', 'x-default']);
});

test('letters of a path are encoded as addresses are', () => {
  expect(linksOf('/blog/статья', 'main', 'en').canonical).toBe(`${main}/blog/${encodeURI('статья')}`);
});

test.each([
  ['main', 'es', main],
  ['es', 'es', main],
  ['ru', 'ru', `https://ru.${brand.domain}`],
] as const)('the image on %s is at the host of the canonical address', (site, locale, origin) => {
  const image = { src: '/static/og/a.png', width: 1200, height: 630, alt: 'About' };
  const links = describeLinks(pageOf('/about', locale), { match: matchRoute('/about')! }, sites[site], image);
  expect(links.image).toEqual({ ...image, src: `${origin}/static/og/a.png` });
  expect(links.canonical.startsWith(origin)).toBe(true);
});

const listLinks = (path: string, listed: { page: number; pages: number }, query = {}) =>
  describeLinks({ ...pageOf(path, 'en', ALL), listed }, { match: matchRoute(path)!, query }, sites.main);

test('a further page of a list has its own address, those beside it, and no twins', () => {
  const { canonical, alternates, more } = listLinks('/case-studies', { page: 2, pages: 3 });
  expect([canonical, alternates]).toEqual([`${main}/case-studies?page=2`, []]);
  expect(more).toEqual([
    { rel: 'prev', href: `${main}/case-studies` },
    { rel: 'next', href: `${main}/case-studies?page=3` },
  ]);
  expect(listLinks('/case-studies', { page: 1, pages: 2 }).canonical).toBe(`${main}/case-studies`);
});

test.each([
  [{ industries: 'banking' }, '/case-studies/industry/banking'],
  [{ industries: 'banking', regions: 'europe' }, '/case-studies'],
  [{ regions: 'europe' }, '/case-studies'],
  [{}, '/case-studies'],
])('a list that is narrowed by %j is found at %s', (query, path) => {
  expect(listLinks('/case-studies', { page: 1, pages: 1 }, query).canonical).toBe(main + path);
});

test.each([
  [{ industries: 'banking' }, ['/case-studies/industry/banking.md']],
  [{ regions: 'europe' }, []],
  [{}, ['/case-studies.md']],
])('a list that is narrowed by %j is written in Markdown at %j', (query, paths) => {
  const { more = [] } = listLinks('/case-studies', { page: 1, pages: 1 }, query);
  const written = more.filter(({ type }) => type === 'text/markdown').map(({ href }) => href);
  expect(written).toEqual(paths.map((path) => main + path));
});

test('a page that has another for the same search sends search engines there, in its own language, and has no twins', () => {
  expect(linksOf('/solutions/phone-number-masking', 'main', 'es')).toEqual({
    canonical: `${main}/es/products/phone-number-masking`,
    alternates: [],
    more: [{ rel: 'alternate', type: 'text/markdown', href: `${main}/es/solutions/phone-number-masking.md` }],
  });
});
