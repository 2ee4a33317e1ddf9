import { findEntries, summarizeEntry } from '#src/content/collections/findEntries.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { siteCollections } from '#src/server/pages/siteCollections.ts';
import { pageFile, pageFiles, snapshotOf } from '#tests/support/contentFolder.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const settings = (date: string, category = 'news', tags = '', favorite = false) =>
  `template: article\nentry: { date: ${date}, category: ${category}, tags: [${tags}], favorite: ${String(favorite)} }`;

const { posts, cases } = siteCollections;

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
  ['ru', { chosen: { category: 'news' } }, ['/blog/c', '/blog/b']],
  ['pt', { chosen: { tag: 'sms' } }, ['/blog/b']],
  ['pt', { favorite: true }, ['/blog/b']],
  ['en', { chosen: { category: 'news', tag: 'none' } }, []],
] as const)('in %s the posts of %j are %j: newest first, then by name', (language, search, paths) => {
  expect(findEntries(snapshot, posts, { language, now: NOW, ...search }).map(({ path }) => path)).toEqual(paths);
});

test('a summary is in the language, the category by its name', () => {
  const [first] = findEntries(snapshot, posts, { language: 'es', now: NOW, favorite: true });
  expect(summarizeEntry(snapshot, posts, first!, 'es')).toMatchObject({
    path: '/blog/b',
    title: 'B es',
    date: '2026-02-01',
    category: { slug: 'news', name: 'News es' },
  });
});

test('an entry without the words that its list shows is in no list of the language, and takes no other along', async () => {
  const study = 'study: { client: A shop, figure: { value: 34 %, label: Fewer calls } }\n';
  const entry = (rank: number, day = '2026-01-01') =>
    `template: case\nentry: { rank: ${String(rank)}, published: ${day}, industries: [a], regions: [b], channels: [c] }`;
  const withCases = await snapshotOf({
    'cases/bare/page.yaml': entry(1),
    'cases/bare/en.yaml': pageFile('Bare'),
    'cases/whole/page.yaml': entry(2),
    'cases/whole/en.yaml': pageFile('Whole', undefined, study),
    'cases/young/page.yaml': entry(3, '2026-02-01'),
    'cases/young/en.yaml': pageFile('Young', undefined, study),
  });
  const found = findEntries(withCases, cases, { language: 'en', now: NOW });
  expect(found.map((each) => summarizeEntry(withCases, cases, each, 'en'))).toMatchObject([
    { title: 'Whole', study: { client: 'A shop' } },
    { title: 'Young' },
  ]);
  const newest = findEntries(withCases, cases, { language: 'en', now: NOW, newest: true });
  expect(newest.map(({ path }) => path)).toEqual(found.map(({ path }) => path).reverse());
});
