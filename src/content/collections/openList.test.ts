import { entriesOn, openList } from '#src/content/collections/openList.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { siteCollections } from '#src/server/pages/siteCollections.ts';
import { pageFiles, snapshotOf } from '#tests/support/contentFolder.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const { pageSize: SIZE = 0 } = siteCollections.posts.part;
const post = (index: number, category: string) =>
  pageFiles(
    `posts/p${String(index).padStart(2, '0')}`,
    `P${String(index)}`,
    `template: article\nentry: { date: 2026-01-01, category: ${category}, tags: [] }`,
  );

let snapshot: ContentSnapshot;
beforeAll(async () => {
  const all = Array.from({ length: SIZE + 1 }, (_, index) => post(index, 'news'));
  snapshot = await snapshotOf({ ...pageFiles('pages/blog', 'Blog'), ...(Object.assign({}, ...all) as object) });
});

const open = (contentPath: string, params = {}, query = {}) =>
  openList(snapshot, siteCollections, { contentPath, params, query, language: 'en', now: NOW });

test('a page that is no list opens none', () => {
  expect(open('/about')).toBeUndefined();
  expect(open('/blog/p00', { blogPost: 'p00' })).toBeUndefined();
});

test('a list has as many pages as its entries fill, and at least one', () => {
  expect(open('/blog')).toMatchObject({ page: 1, pages: 2 });
  expect(open('/blog', {}, { page: '2' })).toMatchObject({ page: 2, pages: 2 });
  expect(open('/blog/category', { category: 'empty' })).toMatchObject({ page: 1, pages: 1, found: [] });
});

test.each([
  ['/blog', {}, { page: '3' }],
  ['/blog/category', { category: 'empty' }, { page: '2' }],
  ['/blog/category', { category: 'none' }, {}],
  ['/blog/category', {}, {}],
  ['/blog/category', { category: 'constructor' }, {}],
])('%s with %j and %j asks for what there is not', (path, params, query) => {
  expect(open(path, params, query)).toBe('unknown');
});

test('what is chosen has its name', () => {
  expect(open('/blog/category', { category: 'news' })).toMatchObject({
    chosen: { category: { slug: 'news', name: 'News en' } },
  });
});

test('all entries of a list without a page size stand on its one page', async () => {
  const all = Array.from({ length: 201 }, (_, index) => {
    const settings = `template: answer\nentry: { topic: billing, order: ${String(index + 1)} }`;
    return pageFiles(`questions/q${String(index)}`, 'Q', settings);
  });
  const many = await snapshotOf(Object.assign({}, ...all) as Record<string, string>);
  const list = openList(many, siteCollections, { contentPath: '/help/faq', params: {}, language: 'en', now: NOW });
  if (typeof list !== 'object') throw new Error('No list');
  expect(list).toMatchObject({ page: 1, pages: 1 });
  expect(entriesOn(list.found, list.page, list.row.part.pageSize)).toHaveLength(201);
});

test('a page of a list has so many entries, the last what is left', () => {
  expect([1, 2].map((page) => entriesOn(['a', 'b', 'c'], page, 2))).toEqual([['a', 'b'], ['c']]);
});
