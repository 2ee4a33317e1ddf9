import { blockUnion } from '#src/app/registry/blockSchemas.ts';
import { createRemoteSource } from '#src/server/upstream/createRemoteSource.ts';
import { recordingLogger } from '#tests/support/bareApp.ts';
import { behaviours, createUpstream, type Behaviour } from '#tests/support/upstream.ts';

let upstream: Awaited<ReturnType<typeof createUpstream>>;
beforeAll(async () => {
  upstream = await createUpstream();
});
afterAll(() => upstream.close());

function createSource() {
  const { logger, lines } = recordingLogger();
  return { source: createRemoteSource({ origin: upstream.origin, block: blockUnion, timeout: 150, logger }), lines };
}

const query = (path = '/about') => ({ contentPath: path, path, params: {}, locale: 'es' as const });
const page = (title = 'Title') => ({
  ...{ path: '/about', locale: 'es', locales: ['en', 'es'], template: 'landing', title },
  meta_description: 'A description that is long enough to be worth showing in a list of results.',
  blocks: [{ type: 'rich-text', id: 'text', body: 'Hello <script>alert(1)</script>' }],
});

const BROKEN: readonly (readonly [string, Behaviour])[] = [
  ['says nothing', behaviours.silent()],
  ['answers 503', behaviours.status(503)],
  ['answers 403', behaviours.status(403)],
  ['sends broken JSON', behaviours.text('{')],
  ['sends another shape', behaviours.json({ title: 'x' })],
  ['sends a hostile block', behaviours.json({ ...page(), blocks: [{ type: 'evil', id: 'x' }] })],
  ['redirects', behaviours.redirect('/elsewhere')],
  ['is cut', behaviours.cut()],
];

test('a page is asked for by path and language, validated and sanitised', async () => {
  const { source } = createSource();
  upstream.behave(behaviours.json(page()));
  const found = await source.getPage(query('/blog/a b'));
  expect(new URL(upstream.asked[0] ?? '', 'http://x').searchParams.get('url')).toBe('/blog/a b');
  expect(upstream.asked[0]).toMatch(/^\/api\/getPage\?url=.*&lang=es$/);
  expect(found).toMatchObject({ title: 'Title', layout: 'default', breadcrumbs: [] });
  expect(JSON.stringify(found)).not.toContain('<script');
});

test('no parameter of the visitor steers the call', async () => {
  const { source } = createSource();
  upstream.behave(behaviours.json(page()));
  await source.getPage(query('/blog/x&lang=ru#?url=/admin'));
  const { pathname, searchParams } = new URL(upstream.asked[0] ?? '', 'http://x');
  expect([pathname, searchParams.getAll('url'), searchParams.getAll('lang')]).toEqual([
    '/api/getPage',
    ['/blog/x&lang=ru#?url=/admin'],
    ['es'],
  ]);
});

test.each([404, 500])('%d is a page that does not exist', async (status) => {
  const { source } = createSource();
  upstream.behave(behaviours.status(status));
  expect(await source.getPage(query())).toBeUndefined();
});

test.each(BROKEN)(
  'an upstream that %s, without a last good copy, is 503 in the words that visitors may read',
  async (_name, behaviour) => {
    const { source, lines } = createSource();
    upstream.behave(behaviour);
    await expect(source.getPage(query())).rejects.toMatchObject({
      status: 503,
      message: 'Impossible to fetch the page data. Please try again in a moment.',
    });
    expect(lines.join('')).toContain('CMS call failed');
  },
);

test.each([...BROKEN, ['answers 500', behaviours.status(500)] as const])(
  'when it %s later, the last good copy is shown',
  async (_name, behaviour) => {
    const { source } = createSource();
    upstream.behave(behaviours.json(page('Good')));
    await source.getPage(query());
    upstream.behave(behaviour);
    expect(await source.getPage(query())).toMatchObject({ title: 'Good' });
  },
);

test('a copy of one language or path is never shown for another', async () => {
  const { source } = createSource();
  upstream.behave(behaviours.json(page()));
  await source.getPage(query());
  upstream.behave(behaviours.status(503));
  await expect(source.getPage({ ...query(), locale: 'en' })).rejects.toMatchObject({ status: 503 });
  await expect(source.getPage(query('/contacts'))).rejects.toMatchObject({ status: 503 });
});

test('a page that was taken down is gone, even when the CMS fails after that', async () => {
  const { source } = createSource();
  upstream.behave(behaviours.json(page()));
  await source.getPage(query());
  upstream.behave(behaviours.status(404));
  expect(await source.getPage(query())).toBeUndefined();
  upstream.behave(behaviours.status(503));
  await expect(source.getPage(query())).rejects.toMatchObject({ status: 503 });
});

test('redirects: the last good list stays, and without one there is none', async () => {
  const { source, lines } = createSource();
  upstream.behave(behaviours.status(503));
  expect(await source.getRedirects()).toEqual([]);
  expect(lines.join('')).toContain('CMS call failed');
  upstream.behave(behaviours.json([{ from: '/a', to: '/b' }]));
  expect(await source.getRedirects()).toEqual([{ from: '/a', to: '/b' }]);
  upstream.behave(behaviours.json([{ from: '/a', to: '//evil.com' }]));
  expect(await source.getRedirects()).toEqual([{ from: '/a', to: '/b' }]);
});

test('favorite posts: the last good ones of the language, else none; never an error', async () => {
  const { source } = createSource();
  const post = {
    path: '/blog/a',
    title: 'A',
    description: 'D',
    date: '2026-01-01',
    category: { slug: 'a', name: 'A' },
  };
  upstream.behave(behaviours.json([post]));
  expect(await source.getFavoritePosts('es')).toEqual([post]);
  upstream.behave(behaviours.silent());
  expect(await source.getFavoritePosts('es')).toEqual([post]);
  expect(await source.getFavoritePosts('en')).toEqual([]);
});

test('region: lower case, and the default when it cannot be had', async () => {
  const { source } = createSource();
  upstream.behave(behaviours.json({ result: true, ip: '192.0.2.1', country_code: 'DE' }));
  expect(await source.getLoc({ ip: '192.0.2.1&x=1', acceptLanguage: '' })).toMatchObject({
    result: true,
    country_code: 'de',
  });
  expect(upstream.asked[0]).toBe('/api/getLoc?ip=192.0.2.1%26x%3D1');
  upstream.behave(behaviours.status(500));
  expect(await source.getLoc({ ip: '192.0.2.1', acceptLanguage: '' })).toEqual({
    result: false,
    ip: '192.0.2.1',
    country_code: 'us',
  });
});

test('the sitemap’s addresses are those of the table, without parameters', () => {
  const paths = createSource()
    .source.listPaths()
    .map(({ path }) => path);
  expect(paths).toContain('/pricing');
  expect(paths.filter((path) => path.includes(':'))).toEqual([]);
});
