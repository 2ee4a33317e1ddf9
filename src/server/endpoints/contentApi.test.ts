import pino from 'pino';
import { brand } from '#config/brand.ts';
import { sites } from '#config/sites.ts';
import { createContentApi } from '#src/server/endpoints/contentApi.ts';
import { createPageCache } from '#src/server/render/pageCache.ts';
import { createPages } from '#src/server/render/createPages.ts';
import { createRenderGate } from '#src/server/render/renderGate.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import { httpErrors } from '#src/shared/HttpError.ts';
import type { PageQuery } from '#src/content/document.ts';
import type { Page } from '#src/shared/page/page.ts';
import { withBareApp } from '#tests/support/bareApp.ts';
import { offering } from '#tests/support/offeredLists.ts';
import { noDocs } from '#tests/support/noDocs.ts';

const queries: PageQuery[] = [];
const long = { type: 'tabs', id: 'long', surface: 'white', title: 'x'.repeat(5000), items: [] };
const pageOf = ({ path, locale }: PageQuery): Page => ({
  path,
  locale,
  locales: ['en', 'es'],
  template: 'landing',
  layout: 'default',
  breadcrumbs: [],
  blocks: path === '/pricing' ? [long] : [],
  title: `${path} in ${locale}`,
  meta_description: 'Description',
});
const source: ContentSource = {
  getPage(query) {
    queries.push(query);
    if (query.path === '/careers/down') return Promise.reject(httpErrors.pageUnavailable(new Error('secret')));
    return Promise.resolve(query.path === '/blog/missing' ? undefined : pageOf(query));
  },
  listPaths: () => [],
  dayOfChange: () => undefined,
  getRedirects: () => Promise.resolve([{ from: '/a', to: '/b' }]),
  getFavoritePosts: (locale) =>
    Promise.resolve([
      { path: '/blog/x', title: locale, description: 'D', date: '2026-01-01', category: { slug: 's', name: 'N' } },
    ]),
  getLoc: ({ ip, acceptLanguage }) => Promise.resolve({ result: true, ip, country_code: acceptLanguage || 'us' }),
};
const pages = createPages({
  docs: noDocs,
  source,
  cache: createPageCache({ ttl: 0, maxBytes: { pages: 1000, views: 1000 } }),
  gate: createRenderGate(),
  lists: () => offering({ countries: ['us', 'de'] }),
  logger: pino({ level: 'silent' }),
  linkPreviews: new Map([
    ['/ es', { src: '/static/og/home.png', width: 1200, height: 630, alt: 'Orvandel' }],
    ['/careers en', { src: '/static/og/careers.png', width: 1200, height: 630, alt: 'Careers' }],
  ]),
  renderPage: () => Promise.reject(new Error('nothing is rendered here')),
  menusOf: () => ({ header: [], footer: [] }),
});

const call = (
  target: string,
  {
    site = sites.main,
    headers = {},
    trustProxy = 0,
  }: { site?: typeof sites.main; headers?: Record<string, string>; trustProxy?: number } = {},
) =>
  withBareApp([createContentApi({ source, pages })], { site, trustProxy }, (server) =>
    server.request(target, { headers }),
  );
const getPage = (url: string, rest = '', site = sites.main) =>
  call(`/api/getPage?url=${encodeURIComponent(url)}${rest}`, { site });

beforeEach(() => {
  queries.length = 0;
});

test.each([
  ['/about', '', 'en', '/about'],
  ['/es/about', '', 'es', '/about'],
  ['/about', '&lang=pt', 'pt', '/about'],
  ['/es/about', '&lang=pt', 'es', '/about'],
  ['/about', '&lang=xx', 'en', '/about'],
  ['/es', '', 'es', '/'],
  ['/about?utm=1', '', 'en', '/about'],
  ['/blog/%D1%84', '', 'en', '/blog/ф'],
])('page %s%s is answered in %s', async (url, rest, locale, path) => {
  const { status, headers, body } = await getPage(url, rest);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(JSON.parse(body)).toMatchObject({
    path,
    locale,
    links: { canonical: expect.stringMatching(/^https:/) as string },
  });
});

test.each([
  '/nothing',
  '/about/',
  '//about',
  '/ABOUT',
  '/blog/missing',
  '/kit/promo/banks',
  '/legal/aup-kz',
  '/frontend',
  '/api/getPage',
])('page %s does not exist here: 404 in the words of the page call', async (url) => {
  const { status, body } = await getPage(url);
  expect([status, JSON.parse(body)]).toEqual([404, { code: 'pageNotFound', message: 'Page not found' }]);
});

test.each([
  ['/careers', `https://${brand.domain}/static/og/careers.png`],
  ['/es/about', `https://${brand.domain}/static/og/home.png`],
  ['/about', undefined],
])('the link preview of %s is %s', async (url, src) => {
  const { links } = JSON.parse((await getPage(url)).body) as Page;
  expect(links?.image?.src).toBe(src);
});

test('islands of a page are told the fields that its document does not hold', async () => {
  const ask = async (url: string) => {
    const { status, headers, body } = await call(`/api/getIslands?url=${encodeURIComponent(url)}`);
    return { status, policy: headers['cache-control'], found: JSON.parse(body) as unknown };
  };
  const digest = expect.any(String) as string;
  expect(await ask('/es/pricing')).toEqual({
    status: 200,
    policy: 'public, max-age=0, must-revalidate',
    found: { long: { digest, fields: long } },
  });
  expect(await ask('/about')).toMatchObject({ status: 200, found: {} });
  expect(await ask('/blog/missing')).toMatchObject({ status: 404 });
  expect(await ask('about')).toMatchObject({ status: 400 });
});

test.each([
  ['/search?q=voice', 'no-store'],
  ['/search', 'public, max-age=0, must-revalidate'],
  ['/pricing?country=de', 'public, max-age=0, must-revalidate'],
  ['/pricing?country=de&q=berlin', 'no-store'],
])('what one visitor has typed is kept nowhere, as its document is not: %s is %s', async (url, policy) => {
  expect((await getPage(url)).headers['cache-control']).toBe(policy);
  const islands = await call(`/api/getIslands?url=${encodeURIComponent(url)}`);
  expect(islands.headers['cache-control']).toBe(policy);
});

test('what a site does not serve is not even asked of the source', async () => {
  await getPage('/kit/promo/banks');
  await getPage('/nothing');
  expect(queries).toEqual([]);
  expect((await getPage('/kit/promo/banks', '', sites.ru)).status).toBe(200);
});

test.each(['', '%', 'about', 'https://evil.com/', '\\about', '/%zz', '/%E0%A4%A'])('url %j is 400', async (url) => {
  expect((await getPage(url)).status).toBe(400);
});

test.each(['/api/getPage', '/api/getPage?url=/a&url=/b', '/api/getPage?URL=/about'])(
  '%s names no page: 400',
  async (target) => {
    expect((await call(target)).status).toBe(400);
  },
);

test('a source that is down is 503, in words for visitors', async () => {
  const { status, body } = await getPage('/careers/down');
  expect(status).toBe(503);
  expect(body).toContain('Impossible to fetch the page data. Please try again in a moment.');
  expect(body).not.toContain('secret');
});

test('parameters of a route go to the source, and nothing else of the query does', async () => {
  await getPage('/blog/category/voice-ai?drop=1');
  expect(queries).toEqual([
    {
      contentPath: '/blog/category',
      path: '/blog/category/voice-ai',
      params: { category: 'voice-ai' },
      query: {},
      locale: 'en',
      site: 'main',
    },
  ]);
});

test('the redirects are those of the source', async () => {
  const { headers, body } = await call('/api/getRedirects');
  expect([JSON.parse(body), headers['cache-control']]).toEqual([[{ from: '/a', to: '/b' }], 'public, max-age=60']);
});

test.each([
  ['/api/getFavoritePosts', 'en'],
  ['/api/getFavoritePosts?lang=es', 'es'],
  ['/api/getFavoritePosts?lang=ru', 'en'],
  ['/api/getFavoritePosts?lang=es&lang=pt', 'en'],
])('%s is answered in %s', async (target, locale) => {
  expect(JSON.parse((await call(target)).body)).toMatchObject([{ title: locale }]);
});

test('the region is the visitor’s own: kept by no cache, and not taken from a header of an untrusted proxy', async () => {
  const headers = { 'X-Forwarded-For': '192.0.2.7', 'Accept-Language': 'kz' };
  const untrusted = await call('/api/getLoc', { headers });
  expect(JSON.parse(untrusted.body)).toEqual({ result: true, ip: '127.0.0.1', country_code: 'kz' });
  expect(untrusted.headers['cache-control']).toBe('no-store');
  expect(JSON.parse((await call('/api/getLoc', { headers, trustProxy: 1 })).body)).toMatchObject({ ip: '192.0.2.7' });
});

test.each(['/api/getPage/?url=/about', '/API/getPage?url=/about', '/api/getpage?url=/about'])(
  '%s is another address',
  async (target) => {
    expect((await call(target)).body).toBe('{"next":true}');
  },
);
