import type { LocaleCode } from '#config/locales.ts';
import type { SiteKey } from '#config/siteKeys.ts';
import type { PageQuery } from '#src/content/document.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { resolveSitePage } from '#src/server/pages/resolveSitePage.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import { createPageSchema } from '#src/shared/page/page.ts';
import { pageFile, pageFiles, snapshotOf, testParts } from '#tests/support/contentFolder.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const LIST = '  - { type: entries, id: posts, collection: posts, title: Posts, empty: Nothing yet }';
const post = (date: string, more = '') =>
  `template: article\nentry: { date: ${date}, category: news, tags: [sms]${more} }`;

let snapshot: ContentSnapshot;
beforeAll(async () => {
  snapshot = await snapshotOf({
    ...pageFiles('pages/home', 'Home', 'template: home'),
    ...pageFiles('pages/teasers', 'Teasers', 'template: landing', LIST),
    ...pageFiles(
      'pages/about',
      'About',
      'template: landing',
      '  - { type: note, id: note, title: Note here, link: { label: Read on, href: /about } }\n  - { type: rich-text, id: text, body: "Some **bold** text & a [link](/about#note)" }',
    ),
    ...pageFiles(
      'pages/local',
      'Local',
      'template: landing',
      '  - { type: note, id: note, title: Here, sites: [ru, main] }\n  - { type: note, id: almaty, title: There, sites: [kz] }\n  - { type: rich-text, id: text, body: All }',
    ),
    ...pageFiles('pages/about/deep/page', 'Deep'),
    ...pageFiles('pages/blog', 'Blog', 'template: listing', LIST),
    ...pageFiles('pages/blog/category', 'All of {category}', 'template: listing', LIST),
    'pages/blog/category/en.yaml': pageFile(
      'All of {category} en',
      LIST,
      'longtitle: "{category}"\nog__description: "{category}"\n',
    ).replace('A description', 'A description of {category}, {category}'),
    ...pageFiles(
      'pages/blog/tag',
      'Tagged {tag}',
      'template: listing',
      '  - { type: entries, id: posts, collection: posts, title: Posts, empty: Nothing yet, limit: 1 }',
    ),
    ...pageFiles(
      'pages/later',
      'Later',
      "template: landing\npublishAt: '2026-06-01T14:00:00+02:00'\nuntil: '2026-07-01T00:00:00Z'",
    ),
    'pages/half/page.yaml': 'template: landing',
    'pages/half/en.yaml': pageFile('Half'),
    ...pageFiles('posts/old', 'Old', post('2026-01-01')),
    ...pageFiles('posts/new', 'New', post('2026-05-01', ', favorite: true')),
    ...pageFiles('posts/future', 'Future', `${post('2026-05-31')}\npublishAt: '2026-06-02T00:00:00Z'`),
  });
});

const query = (
  contentPath: string,
  { path = contentPath, params = {}, locale = 'en', site = 'main', draft }: Partial<PageQuery> = {},
): PageQuery => ({ contentPath, path, params, locale, site, ...(draft ? { draft } : {}) });
const resolve = (contentPath: string, more: Partial<PageQuery> = {}, now = NOW) =>
  resolveSitePage(snapshot, query(contentPath, more), now);
const postsOf = (page: { blocks: readonly AnyBlock[] } | undefined) =>
  ((page?.blocks[0] as unknown as { shown: { items: { path: string }[] } } | undefined)?.shown.items ?? []).map(
    ({ path }) => path,
  );

test('a block for some sites is on their pages alone; where all show the same they share it', () => {
  const idsOn = (site: SiteKey) => resolve('/local', { locale: 'ru', site })?.blocks.map(({ id }) => id);
  expect([idsOn('ru'), idsOn('kz')]).toEqual([
    ['note', 'text'],
    ['almaty', 'text'],
  ]);
  expect(resolve('/local', { locale: 'ru', site: 'kz' })).toBe(resolve('/local', { locale: 'ru', site: 'kz' }));
  expect(resolve('/about', { locale: 'ru', site: 'kz' })).toBe(resolve('/about', { locale: 'ru', site: 'ru' }));
});

test.each(['en', 'es', 'pt', 'ru'] as const)('a page is in the language that is asked for (%s)', (locale) => {
  expect(resolve('/about', { locale })).toMatchObject({
    path: '/about',
    locale,
    title: `About ${locale}`,
    locales: ['en', 'es', 'pt', 'ru'],
  });
});

test.each([
  ['/nothing', 'en'],
  ['/half', 'es'],
  ['/half', 'ru'],
] as const)('%s does not exist in %s', (path, locale) => {
  expect(resolve(path, { locale })).toBeUndefined();
});

test.each([
  ['2026-06-01T11:59:59Z', false],
  ['2026-06-01T12:00:00Z', true],
  ['2026-06-30T23:59:59Z', true],
  ['2026-07-01T00:00:00Z', false],
])('at %s the page that has its time is public: %s', (now, shown) => {
  expect(resolve('/later', {}, new Date(now)) !== undefined).toBe(shown);
});

test('a page that is not public is there for a preview alone, of which nothing is kept', () => {
  const early = new Date('2026-06-01T11:59:59Z');
  expect(resolve('/later', { draft: true }, early)).toMatchObject({ path: '/later' });
  expect(resolve('/later', {}, early)).toBeUndefined();
  const preview = resolve('/about', { draft: true, locale: 'pt' });
  expect(resolve('/about', { locale: 'pt' })).not.toBe(preview);
});

test('a category shows its own posts, newest first, and none that is not public yet', () => {
  const page = resolve('/blog/category', { path: '/blog/category/news', params: { category: 'news' } });
  expect(page).toMatchObject({
    title: 'All of News en en',
    longtitle: 'News en',
    meta_description: expect.stringMatching(/of News en, News en/) as string,
    og__description: 'News en',
    listing: { current: 'news' },
    listed: { page: 1, pages: 1 },
    // The page of the facet without a value is a 404.
    breadcrumbs: [{ path: '/' }, { path: '/blog' }],
  });
  expect(postsOf(page)).toEqual(['/blog/new', '/blog/old']);
  expect(postsOf(resolve('/blog', {}, new Date('2026-06-03T00:00:00Z')))).toEqual([
    '/blog/future',
    '/blog/new',
    '/blog/old',
  ]);
});

test('a category that exists but has no post is a page with an empty list', () => {
  const page = resolve('/blog/category', { path: '/blog/category/empty', params: { category: 'empty' }, locale: 'es' });
  expect(page?.title).toBe('All of Empty es es');
  expect(postsOf(page)).toEqual([]);
});

test.each([
  [{ category: 'unknown' }],
  [{ category: 'constructor' }],
  [{ category: '__proto__' }],
  [{ category: 'sms' }],
  [{ tag: 'news' }],
  [{ category: '' }],
])('the filter %j does not exist', (params) => {
  expect(resolve('/blog/category', { path: '/blog/category/x', params })).toBeUndefined();
});

test('a list that is limited shows so many', () => {
  expect(postsOf(resolve('/blog/tag', { path: '/blog/tag/sms', params: { tag: 'sms' } }))).toEqual(['/blog/new']);
});

test('a list names every category in the language', () => {
  const categories = [
    { slug: 'news', name: 'News pt' },
    { slug: 'empty', name: 'Empty pt' },
  ];
  expect(resolve('/blog', { locale: 'pt' })).toMatchObject({ listing: { values: categories } });
});

test('a post knows its category, tags and length', () => {
  expect(resolve('/blog/new', { locale: 'es' })).toMatchObject({ entry: undefined });
  expect(resolve('/blog/new', { locale: 'es' })?.article).toEqual({
    date: '2026-05-01',
    category: { slug: 'news', name: 'News es' },
    tags: [{ slug: 'sms', name: 'Sms es' }],
    minutes: 1,
  });
});

test('the way to a page goes over the pages that exist', () => {
  expect(resolve('/about/deep/page')?.breadcrumbs).toEqual([
    { label: 'Home en', path: '/' },
    { label: 'About en', path: '/about' },
  ]);
  expect(resolve('/')?.breadcrumbs).toEqual([]);
});

test('the way to a page does not tell of pages that are not public, until the moment that they are', async () => {
  const above = await snapshotOf({
    ...pageFiles('pages/products', 'Draft', 'template: landing\ndraft: true'),
    ...pageFiles('pages/products/voicebot', 'Later', "template: landing\npublishAt: '2026-06-02T00:00:00Z'"),
    ...pageFiles('pages/products/voicebot/demo', 'Demo'),
    ...pageFiles('pages/offer', 'Offer', "template: landing\nuntil: '2026-06-02T00:00:00Z'"),
    ...pageFiles('pages/offer/terms', 'Terms'),
  });
  const trailAt = (now: string, path = '/products/voicebot/demo') =>
    resolveSitePage(above, query(path), new Date(now))?.breadcrumbs;
  expect(trailAt('2026-06-01T00:00:00Z')).toEqual([]);
  expect(trailAt('2026-06-02T00:00:00Z')).toEqual([{ label: 'Later en', path: '/products/voicebot' }]);
  expect(trailAt('2026-06-01T00:00:00Z', '/offer/terms')).toEqual([{ label: 'Offer en', path: '/offer' }]);
  expect(trailAt('2026-06-02T00:00:00Z', '/offer/terms')).toEqual([]);
});

test('a page keeps its identity while the content does, a list is made anew, and so is a page that shows some of one', () => {
  expect(resolve('/about')).toBe(resolve('/about'));
  expect(resolve('/about', { locale: 'es' })).not.toBe(resolve('/about'));
  for (const path of ['/blog', '/teasers']) expect(resolve(path)).not.toBe(resolve(path));
});

test.each(['en', 'es', 'pt', 'ru', 'xa'] as const)(
  'in %s what is resolved is a page as the schema has it',
  (locale: LocaleCode) => {
    for (const path of ['/', '/about', '/blog', '/blog/new', '/about/deep/page']) {
      const page = resolve(path, { locale });
      expect(createPageSchema(testParts).safeParse(page).error?.issues).toBeUndefined();
      expect(page).toMatchObject({
        template: resolve(path)?.template,
        layout: 'default',
        locales: ['en', 'es', 'pt', 'ru'],
        path,
        locale,
      });
    }
  },
);

test('the pseudo-locale changes the words and leaves addresses, ids and markup', () => {
  const page = resolve('/about', { locale: 'xa' });
  const [note, text] = (page?.blocks ?? []) as [
    { type: string; id: string; title: string; link: { label: string; href: string } },
    { body: string },
  ];
  expect(note).toMatchObject({ type: 'note', id: 'note', link: { href: '/about' } });
  expect(note.title).not.toBe('Note here');
  expect(note.link.label).not.toBe('Read on');
  expect(text.body).toMatch(/^<p>.*<strong>.*<\/strong>.*&amp;.*<a href="\/about#note">.*<\/a>.*<\/p>\n$/);
  expect(text.body).not.toContain('bold');
});
