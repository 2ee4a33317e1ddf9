import { brand } from '#config/brand.ts';
import type { LocaleCode } from '#config/locales.ts';
import type { SiteKey } from '#config/siteKeys.ts';
import { sites } from '#config/sites.ts';
import { createCrawlerFiles } from '#src/server/endpoints/crawlers.ts';
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
const source = { listPaths: () => [...PATHS, { path: '/deepgram', locales: ['en'] as const }] };

const askFor = (target: string, site: SiteKey) =>
  withBareApp([createCrawlerFiles(source)], { site: sites[site] }, (server) => server.request(target));
const urlsOf = async (site: SiteKey) => {
  const { body } = await askFor('/sitemap.xml', site);
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
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
    for (const url of await urlsOf(site)) expect(new URL(url).host).toBe(name);
    expect((await askFor('/robots.txt', site)).body).toContain(`Sitemap: https://${name}/sitemap.xml\n`);
  },
);

test('robots may read everything but the API', async () => {
  const { status, headers, body } = await askFor('/robots.txt', 'main');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  expect(body).not.toMatch(/Disallow: \/\s*$/m);
});

test('the sitemap is well-formed XML of its kind', async () => {
  const { headers, body } = await askFor('/sitemap.xml', 'main');
  expect(headers['content-type']).toMatch(/^application\/xml/);
  expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">[^]*<\/urlset>\n$/);
});

test.each(['/robots.txt/', '/ROBOTS.TXT', '/sitemap.xml/', '/Sitemap.xml', '/es/robots.txt'])(
  '%s is another address',
  async (target) => {
    expect((await askFor(target, 'main')).body).toBe('{"next":true}');
  },
);
