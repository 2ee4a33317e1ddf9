import { sites } from '#config/sites.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { createExists, listOfferedPaths } from '#src/server/site/sitePaths.ts';
import { createEmbeddedSource } from '#src/server/upstream/createEmbeddedSource.ts';
import { pageFile, pageFiles, snapshotOf } from '#tests/support/contentFolder.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const post = (favorite: boolean) =>
  `template: article\nentry: { date: 2026-01-01, category: news, tags: [], favorite: ${String(favorite)} }`;

const pressOn = (day: string) =>
  [
    'name: { en: N, es: N, pt: N, ru: N }',
    'description: { en: D, es: D, pt: D, ru: D }',
    `date: ${day}`,
    'place: { en: P, es: P, pt: P, ru: P }',
    'paragraphs: [{ en: T, es: T, pt: T, ru: T }]',
  ].join('\n');

const TIMED = {
  ...pageFiles('pages/later', 'Later', "template: landing\npublishAt: '2026-07-01T00:00:00Z'"),
  ...pageFiles('pages/offer', 'Offer', "template: landing\nuntil: '2026-06-15T00:00:00Z'"),
};

let snapshot: ContentSnapshot;
beforeAll(async () => {
  snapshot = await snapshotOf({
    ...pageFiles('pages/about', 'About'),
    ...pageFiles('pages/hidden', 'Hidden', 'template: landing\nrobots: noindex'),
    ...TIMED,
    'pages/half/page.yaml': 'template: landing',
    'pages/half/en.yaml': pageFile('Half'),
    ...pageFiles('pages/blog', 'Blog', 'template: listing'),
    'dates.yaml': [
      'pages/about: { en: 2026-05-01 aaaaaaaaaa, es: 2026-05-09 bbbbbbbbbb }',
      'pages/blog: { en: 2026-04-01 cccccccccc }',
      'posts/loved: { en: 2026-05-20 dddddddddd }',
      'posts/draft: { en: 2026-05-30 ffffffffff }',
      'pages/press: { en: 2026-03-01 gggggggggg }',
      'posts/plain: { en: 2026-05-02 eeeeeeeeee }',
    ].join('\n'),
    ...pageFiles('posts/loved', 'Loved', post(true)),
    ...pageFiles('posts/plain', 'Plain', post(false)),
    ...pageFiles('posts/draft', 'Draft', `${post(false)}\ndraft: true`),
    ...pageFiles('pages/press', 'Press', 'template: listing'),
    'press/first.yaml': pressOn('2026-05-28'),
    // Still to come.
    'press/second.yaml': pressOn('2026-06-02'),
  });
});
const source = () => createEmbeddedSource({ snapshot, onChange: () => () => undefined }, () => NOW);

test('what is public is listed, in the languages that exist, also what search engines are not to find', () => {
  const listed = source().listPaths();
  const paths = ['/about', '/blog', '/blog/loved', '/blog/plain', '/half', '/hidden', '/offer', '/press'];
  expect(listed.map(({ path }) => path).sort()).toEqual(paths);
  expect(listed.find(({ path }) => path === '/half')?.locales).toEqual(['en']);
  expect(listed.filter(({ isHidden }) => isHidden).map(({ path }) => path)).toEqual(['/hidden']);
});

test('it knows when the clock will change the list next, of what is still to come', () => {
  const at = (now: string) =>
    createEmbeddedSource({ snapshot, onChange: () => () => undefined }, () => new Date(now)).nextTurn?.();
  expect(at('2026-06-01T00:00:00Z')).toBe(Date.parse('2026-06-15T00:00:00Z'));
  expect(at('2026-06-15T00:00:00Z')).toBe(Date.parse('2026-07-01T00:00:00Z'));
  expect(at('2026-07-01T00:00:00Z')).toBe(Infinity);
});

test('the list is that of the moment, and of the content as it is', async () => {
  let [now, current] = [NOW, snapshot];
  const store = {
    get snapshot() {
      return current;
    },
    onChange: () => () => undefined,
  };
  const following = createEmbeddedSource(store, () => now);
  const listed = () =>
    ['/offer', '/later', '/new'].filter((path) => following.listPaths().some((each) => each.path === path));
  expect(listed()).toEqual(['/offer']);
  now = new Date('2026-06-15T00:00:00Z');
  expect(listed()).toEqual([]);
  now = new Date('2026-07-01T00:00:00Z');
  expect(listed()).toEqual(['/later']);
  current = await snapshotOf({ ...TIMED, ...pageFiles('pages/new', 'New') });
  expect(listed()).toEqual(['/later', '/new']);
});

test('a page that hides from search engines is in no sitemap, and in a menu that links to it', () => {
  const paths = ['/about', '/thank-you'].map((path) => ({ path, locales: ['en'] as const, isHidden: true }));
  const hiding = { listPaths: () => paths };
  expect(listOfferedPaths(hiding, sites.main, 'en')).toEqual([]);
  expect(createExists(hiding, sites.main, 'en')('/about')).toBe(true);
});

test('a page was changed on the day that is written down for its language, a list with its newest entry that is public', () => {
  const dated = source();
  expect(dated.dayOfChange('/about', 'en')).toBe('2026-05-01');
  expect(dated.dayOfChange('/about', 'es')).toBe('2026-05-09');
  expect(dated.dayOfChange('/about', 'pt')).toBeUndefined();
  expect(dated.dayOfChange('/blog', 'en')).toBe('2026-05-20');
  expect(dated.dayOfChange('/press', 'en')).toBe('2026-05-28');
  expect(dated.dayOfChange('/nothing', 'en')).toBeUndefined();
});

test('a page that changes under a running server was changed that day', () => {
  let change: (tags: readonly string[]) => void = () => undefined;
  const dated = createEmbeddedSource(
    {
      snapshot,
      onChange: (listener) => {
        change = listener;
        return () => undefined;
      },
    },
    () => NOW,
  );
  change(['page:/about', 'below:/', 'press']);
  expect([dated.dayOfChange('/about', 'en'), dated.dayOfChange('/blog', 'en')]).toEqual(['2026-06-01', '2026-05-20']);
  expect(dated.dayOfChange('/press', 'en')).toBe('2026-06-01');
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
