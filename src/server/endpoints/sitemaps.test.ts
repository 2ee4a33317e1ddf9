import { brand } from '#config/brand.ts';
import type { LocaleCode } from '#config/locales.ts';
import type { SiteKey } from '#config/siteKeys.ts';
import { sites } from '#config/sites.ts';
import { createSitemaps } from '#src/server/endpoints/sitemaps.ts';
import { createKeptDocuments } from '#src/server/site/keptDocuments.ts';
import { NO_CONTENT } from '#src/content/readContent.ts';
import { withBareApp } from '#tests/support/bareApp.ts';

const ALL: LocaleCode[] = ['en', 'es', 'pt', 'ru'];
const PATHS = [
  '/',
  '/about',
  '/legal/offer',
  '/legal/aup-kz',
  '/kit/promo/banks',
  '/avatar',
  '/solutions/dialogflowTableMock',
  '/solutions/phone-number-masking',
  '/nothing',
  '/blog/category',
  '/blog/tag',
  '/blog/статья',
  '/documents',
].map((path) => ({ path, locales: ALL }));
const source = {
  listPaths: () => [...PATHS, { path: '/deepgram', locales: ['en'] as const }],
  dayOfChange: (path: string, locale: LocaleCode) =>
    path === '/about' ? (locale === 'es' ? '2026-11-02' : '2026-10-01') : undefined,
};

const askFor = (target: string, site: SiteKey) =>
  withBareApp(
    [createSitemaps({ source, kept: createKeptDocuments({ snapshot: NO_CONTENT }) })],
    { site: sites[site] },
    (server) => server.request(target),
  );
const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
/** Of all sitemaps that the index names. */
const urlsOf = async (site: SiteKey) => {
  const sitemaps = locsOf((await askFor('/sitemap.xml', site)).body);
  const bodies = await Promise.all(sitemaps.map((url) => askFor(new URL(url).pathname, site)));
  return bodies.flatMap(({ body }) => locsOf(body));
};

const main = `https://${brand.domain}`;

test('the sitemap of main has every language of each public page, once', async () => {
  const urls = await urlsOf('main');
  for (const url of [
    `${main}/`,
    `${main}/es`,
    `${main}/pt`,
    `${main}/about`,
    `${main}/es/about`,
    `${main}/legal/offer`,
  ])
    expect(urls).toContain(url);
  expect(urls).toContain(`${main}/blog/${encodeURI('статья')}`);
  expect(new Set(urls).size).toBe(urls.length);
});

test.each([
  ['main', ['/legal/aup-kz', '/kit/promo/banks', '/documents']],
  ['ru', ['/legal/aup-kz']],
  ['kz', ['/legal/offer']],
  ['es', ['/legal/aup-kz', '/documents']],
] as const)('%s leaves out what it does not serve, what is hidden, and what is no address', async (site, closed) => {
  const paths = (await urlsOf(site)).map((url) => new URL(url).pathname);
  for (const path of [
    ...closed,
    '/avatar',
    '/solutions/dialogflowTableMock',
    '/solutions/phone-number-masking',
    '/nothing',
    '/blog/category',
    '/blog/tag',
  ]) {
    expect(paths.filter((other) => other.endsWith(path))).toEqual([]);
  }
  expect(paths).toContain('/about');
});

test('a page that is not in a language is not listed in it', async () => {
  expect((await urlsOf('main')).filter((url) => url.endsWith('/deepgram'))).toEqual([`${main}/deepgram`]);
  expect((await urlsOf('ru')).filter((url) => url.endsWith('/deepgram'))).toEqual([]);
});

test.each(['main', 'ru', 'kz', 'es', 'pt'] as const)(
  '%s names itself by its public name, whatever host was asked',
  async (site) => {
    const name = sites[site].hosts[0] ?? '';
    const sitemaps = locsOf((await askFor('/sitemap.xml', site)).body);
    expect(sitemaps).toEqual(sites[site].locales.map((locale) => `https://${name}/sitemap-${locale}.xml`));
    for (const url of await urlsOf(site)) expect(new URL(url).host).toBe(name);
  },
);

test('each page names all its languages, those of other sites too', async () => {
  const { body } = await askFor('/sitemap-es.xml', 'main');
  const about = /<url><loc>[^<]*\/es\/about<\/loc>[^]*?<\/url>/.exec(body)?.[0] ?? '';
  const links = [...about.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)];
  expect(links.map(([, hreflang = '', href = '']) => `${hreflang} ${href}`)).toEqual([
    `en ${main}/about`,
    `es ${main}/es/about`,
    `pt ${main}/pt/about`,
    `ru https://ru.${brand.domain}/about`,
    `ru-KZ https://kz.${brand.domain}/about`,
    `x-default ${main}/about`,
  ]);
});

test('a page says when it was changed where that is known, and its sitemap says when the last one was', async () => {
  const { body } = await askFor('/sitemap-es.xml', 'main');
  expect(body).toContain(`<loc>${main}/es/about</loc><lastmod>2026-11-02</lastmod>`);
  expect(body).toContain(`<loc>${main}/es/legal/offer</loc><xhtml:link`);
  const index = (await askFor('/sitemap.xml', 'main')).body;
  expect(index).toContain(`<loc>${main}/sitemap-en.xml</loc><lastmod>2026-10-01</lastmod>`);
  expect(index).toContain(`<loc>${main}/sitemap-es.xml</loc><lastmod>2026-11-02</lastmod>`);
});

test.each([
  ['/sitemap.xml', 'sitemapindex'],
  ['/sitemap-en.xml', 'urlset'],
])('%s is well-formed XML of its kind', async (target, root) => {
  const { headers, body } = await askFor(target, 'main');
  expect(headers['content-type']).toMatch(/^application\/xml/);
  expect(body).toMatch(
    new RegExp(`^<\\?xml version="1\\.0" encoding="UTF-8"\\?>\\n<${root} xmlns="[^>]+">[^]*</${root}>\\n$`),
  );
});

test.each(['/sitemap.xml/', '/Sitemap.xml', '/sitemap-ru.xml', '/sitemap-.xml', '/es/sitemap.xml'])(
  '%s is another address',
  async (target) => {
    expect((await askFor(target, 'main')).body).toBe('{"next":true}');
  },
);

test('is made once for a state of the content, for each site and language, and again when that changes', async () => {
  let listed = 0;
  const counted = {
    ...source,
    listPaths() {
      listed += 1;
      return source.listPaths();
    },
  };
  const content = { snapshot: { ...NO_CONTENT } };
  const handler = createSitemaps({ source: counted, kept: createKeptDocuments(content) });
  const ask = async (target: string, site: SiteKey = 'main') => {
    const before = listed;
    const { headers } = await withBareApp([handler], { site: sites[site] }, (server) => server.request(target));
    expect(headers.etag).toMatch(/^"/);
    return listed > before;
  };
  expect([await ask('/sitemap-en.xml'), await ask('/sitemap-en.xml')]).toEqual([true, false]);
  expect([await ask('/sitemap.xml'), await ask('/sitemap.xml')]).toEqual([true, false]);
  expect([await ask('/sitemap-es.xml'), await ask('/sitemap-es.xml', 'es')]).toEqual([true, true]);
  content.snapshot = { ...NO_CONTENT };
  expect([await ask('/sitemap-en.xml'), await ask('/sitemap-en.xml')]).toEqual([true, false]);
});
