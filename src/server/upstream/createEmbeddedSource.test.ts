import type { ContentSnapshot } from '#src/content/readContent.ts';
import { createEmbeddedSource } from '#src/server/upstream/createEmbeddedSource.ts';
import { pageFile, pageFiles, snapshotOf } from '#tests/support/contentFolder.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const post = (favorite: boolean) =>
  `template: article\nentry: { date: 2026-01-01, category: news, tags: [], favorite: ${String(favorite)} }`;

let snapshot: ContentSnapshot;
beforeAll(async () => {
  snapshot = await snapshotOf({
    ...pageFiles('pages/about', 'About'),
    ...pageFiles('pages/hidden', 'Hidden', 'template: landing\nrobots: noindex'),
    ...pageFiles('pages/later', 'Later', "template: landing\npublishAt: '2026-07-01T00:00:00Z'"),
    'pages/half/page.yaml': 'template: landing',
    'pages/half/en.yaml': pageFile('Half'),
    ...pageFiles('posts/loved', 'Loved', post(true)),
    ...pageFiles('posts/plain', 'Plain', post(false)),
  });
});
const source = () =>
  createEmbeddedSource(
    { snapshot, onChange: () => () => undefined, follow: () => Promise.resolve(), close: () => Promise.resolve() },
    () => NOW,
  );

test('the sitemap lists what is public and may be found, in the languages that exist', () => {
  const listed = Object.fromEntries(
    source()
      .listPaths()
      .map(({ path, locales }) => [path, locales]),
  );
  expect(Object.keys(listed).sort()).toEqual(['/about', '/blog/loved', '/blog/plain', '/half']);
  expect(listed['/half']).toEqual(['en']);
});

test('a page is that of the content', async () => {
  const query = { contentPath: '/about', path: '/about', params: {}, locale: 'pt' as const, site: 'main' as const };
  expect(await source().getPage(query)).toMatchObject({ title: 'About pt' });
  expect(await source().getPage({ ...query, contentPath: '/later' })).toBeUndefined();
});

test('favorite posts are those that are marked, in the language', async () => {
  expect((await source().getFavoritePosts('es')).map(({ title }) => title)).toEqual(['Loved es']);
});

test('redirects are those of the content', async () => {
  expect(await source().getRedirects()).toEqual([{ from: '/old', to: '/about' }]);
});

test.each([
  ['es-MX,es;q=0.9', 'mx', true],
  ['pt-BR', 'br', true],
  ['en', 'us', false],
  ['', 'us', false],
  ['zh-Hans-CN', 'us', false],
  ['<script>', 'us', false],
])('with languages %j the region is %s, and whether that is known: %s', async (acceptLanguage, country, result) => {
  expect(await source().getLoc({ ip: '192.0.2.1', acceptLanguage })).toEqual({
    result,
    ip: '192.0.2.1',
    country_code: country,
  });
});
