import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import { resolveMenus } from '#src/content/menus/resolveMenus.ts';
import { findPosts, isPublic, readingMinutes, summarizePost } from '#src/content/pages/posts.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { pageFile, pageFiles, snapshotOf } from '#tests/support/contentFolder.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const settings = (date: string, category = 'news', tags = '', favorite = false) =>
  `template: article\npost: { date: ${date}, category: ${category}, tags: [${tags}], favorite: ${String(favorite)} }`;

let snapshot: ContentSnapshot;
beforeAll(async () => {
  snapshot = await snapshotOf({
    ...pageFiles('pages/blog', 'Blog'),
    ...pageFiles('posts/b', 'B', settings('2026-02-01', 'news', 'sms', true)),
    ...pageFiles('posts/a', 'A', settings('2026-02-01', 'empty')),
    ...pageFiles('posts/c', 'C', settings('2026-03-01', 'news')),
    'posts/english/page.yaml': settings('2026-04-01'),
    'posts/english/en.yaml': pageFile('Only English'),
  });
});

test.each([
  ['en', {}, ['/blog/english', '/blog/c', '/blog/a', '/blog/b']],
  ['es', {}, ['/blog/c', '/blog/a', '/blog/b']],
  ['ru', { category: 'news' }, ['/blog/c', '/blog/b']],
  ['pt', { tag: 'sms' }, ['/blog/b']],
  ['pt', { favorite: true }, ['/blog/b']],
  ['en', { category: 'news', tag: 'none' }, []],
] as const)('in %s the posts of %j are %j: newest first, then by name', (language, filter, paths) => {
  expect(findPosts(snapshot, language, NOW, filter).map(({ path }) => path)).toEqual(paths);
});

test('a summary is in the language, the category by its name', () => {
  const [first] = findPosts(snapshot, 'es', NOW, { favorite: true });
  expect(summarizePost(snapshot, first!, 'es')).toMatchObject({
    path: '/blog/b',
    title: 'B es',
    date: '2026-02-01',
    category: { slug: 'news', name: 'News es' },
  });
});

test.each([
  [undefined, undefined, true],
  ['2026-06-01T00:00:00Z', undefined, true],
  ['2026-06-01T02:00:01+02:00', undefined, false],
  [undefined, '2026-06-01T00:00:00Z', false],
  ['2026-05-01T00:00:00Z', '2026-06-01T00:00:01Z', true],
])('from %s until %s it is public: %s', (publishAt, until, expected) => {
  const document = {
    path: '/x',
    locales: {},
    settings: { template: 'landing' as const, layout: 'default' as const, publishAt, until },
  };
  expect(isPublic(document, NOW)).toBe(expected);
});

test.each([
  ['', 1],
  ['word '.repeat(200), 1],
  ['word '.repeat(500), 3],
  [`<p class="many attributes here">${'<b>word</b> '.repeat(400)}</p>`, 2],
])('reading %# takes its minutes', (body, minutes) => {
  const blocks: AnyBlock[] = [{ type: 'rich-text', id: 'a', body } as AnyBlock, { type: 'note', id: 'b' }];
  expect(readingMinutes({ title: 'T', meta_description: 'D', blocks }, snapshot.words.ofLanguage)).toBe(minutes);
});

test('a menu shows a site what is meant for it, in its language', () => {
  const menus = (site: 'main' | 'kz', locale: 'es' | 'ru' | 'xa') => resolveMenus(snapshot.menus, site, locale);
  expect(menus('main', 'es')).toEqual({
    header: [{ label: 'About es', href: '/about' }],
  });
  expect(menus('main', 'xa').header[0]?.label).toBe('About en');
});
