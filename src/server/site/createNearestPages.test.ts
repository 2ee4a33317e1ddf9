import pino from 'pino';
import type { LocaleCode } from '#config/locales.ts';
import { sites } from '#config/sites.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { createSearch } from '#src/search/server/createSearch.ts';
import type { Search } from '#src/search/server/Search.ts';
import { createSearchIndex } from '#src/search/server/searchIndex.ts';
import { createRenderGate, MOST_WAITING } from '#src/server/render/renderGate.ts';
import { createNearestPages } from '#src/server/site/createNearestPages.ts';
import { createOfferedPaths } from '#src/server/site/offeredPaths.ts';
import { pageFiles, snapshotOf } from '#tests/support/contentFolder.ts';

const ALL: LocaleCode[] = ['en', 'es', 'pt', 'ru'];
const PATHS = [
  '/blog',
  '/blog/category',
  '/blog/tag',
  '/thank-you',
  '/products/voicebot',
  '/legal/aup-kz',
  '/blog/stories',
];
const source = { listPaths: () => PATHS.map((path) => ({ path, locales: ALL })) };

const found = (links: readonly { readonly href: string }[]) => links.map(({ href }) => href);

const fail = (error: unknown) => {
  throw error;
};

async function createPages() {
  const files = PATHS.map((path) => pageFiles(`pages${path}`, 'Stories'));
  const snapshot = await snapshotOf(Object.assign({}, ...files) as Record<string, string>);
  const content = { snapshot, onChange: () => () => undefined };
  const index = createSearchIndex(content, fail);
  const offeredPaths = createOfferedPaths(source, content);
  const gate = createRenderGate();
  const search = createSearch({ index, content, offeredPaths, gate, logger: pino({ level: 'silent' }) });
  return createNearestPages({ offeredPaths, content, search, gate });
}

test('a search finds the pages that the site shows, and neither the filters of a list nor what search engines must not', async () => {
  const pages = await createPages();
  expect(found(await pages.search('stories', sites.main, 'en')).toSorted()).toEqual([
    '/blog',
    '/blog/stories',
    '/products/voicebot',
  ]);
  expect(found(await pages.search('stories', sites.kz, 'ru'))).toContain('/legal/aup-kz');
});

test.each(['/blog/categori', '/thank-yo'])('what is near %s leaves them out too', async (path) => {
  const pages = await createPages();
  const offered = found(await pages.near(path, sites.main, 'en'));
  for (const hidden of ['/blog/category', '/blog/tag', '/thank-you', '/legal/aup-kz'])
    expect(offered).not.toContain(hidden);
});

const parts = (snapshot: ContentSnapshot, paths = source) => ({
  offeredPaths: createOfferedPaths(paths, { snapshot }),
  content: { snapshot },
  search: { open: () => Promise.resolve(() => undefined) },
  gate: createRenderGate(),
});

test('a page without a document is named by its path', async () => {
  const snapshot = await snapshotOf(pageFiles('pages/home', 'Home'));
  const pages = createNearestPages(parts(snapshot));
  const [nearest] = await pages.near('/products/voicebo', sites.main, 'en');
  expect(nearest).toEqual({ href: '/products/voicebot', label: 'Voicebot' });
});

test.each([
  ['all', 8],
  ['some', 0],
] as const)('of pages that have %s of the words it offers %i', async (match, count) => {
  const snapshot = await snapshotOf(pageFiles('pages/home', 'Home'));
  const results = Array.from({ length: 9 }, () => ({ path: '/blog' }));
  const search = { open: () => Promise.resolve(() => ({ match, results })) } as unknown as Search;
  const pages = createNearestPages({ ...parts(snapshot), search });
  expect(await pages.search('words', sites.main, 'en')).toHaveLength(count);
});

test('of many who ask, as many wait as for a view, the others hear that it is too busy; what there is is listed once', async () => {
  const listPaths = jest.fn(source.listPaths);
  const snapshot = await snapshotOf(pageFiles('pages/home', 'Home'));
  const pages = createNearestPages(parts(snapshot, { listPaths }));
  const asked = Array.from({ length: MOST_WAITING.view + 10 }, () => pages.near('/blo', sites.main, 'en'));
  const answers = await Promise.allSettled(asked);
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(10);
  expect(listPaths).toHaveBeenCalledTimes(1);
});
