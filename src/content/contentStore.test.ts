import { createContentStore } from '#src/content/contentStore.ts';
import { createContentFolder, pageFile, pageFiles, sharedFiles, testBlocks } from '#tests/support/contentFolder.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

type Cleanup = () => Promise<void>;
const cleanups: Cleanup[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** What the product promises: a change is live at once, in ms. */
const AT_ONCE = 1000;

async function setUp({ live = true, parent = '' } = {}) {
  const post = 'template: article\npost: { date: 2026-01-01, category: news, tags: [] }';
  const folder = await createContentFolder({ ...pageFiles('pages/about', 'About'), ...pageFiles('posts/one', 'One', post) }, parent);
  const problems: string[] = [];
  const store = await createContentStore({ directory: folder.directory, block: testBlocks, live, onProblem: (message) => problems.push(message) });
  const changes: (readonly string[])[] = [];
  store.onChange((tags) => changes.push(tags));
  cleanups.push(folder.dispose, () => store.close());
  const titleOf = (path: string) => store.snapshot.documents.get(path)?.locales.en?.title;
  return { ...folder, store, problems, changes, titleOf };
}

test('an edit is live within a second and touches its page alone', async () => {
  const { write, titleOf, changes, store } = await setUp();
  const other = store.snapshot.documents.get('/blog/one');
  await write('pages/about/en.yaml', pageFile('New title'));
  await waitUntil(() => titleOf('/about') === 'New title', AT_ONCE);
  expect(changes).toEqual([['page:/about', 'below:/']]);
  expect(store.snapshot.documents.get('/blog/one')).toBe(other);
});

test('a broken edit is reported and leaves the last good page', async () => {
  const { write, titleOf, changes, problems } = await setUp();
  await write('pages/about/en.yaml', 'title: [');
  await waitUntil(() => problems.length > 0, AT_ONCE);
  expect(problems[0]).toContain('pages/about/en.yaml: line 1');
  expect([titleOf('/about'), changes]).toEqual(['About en', []]);
  await write('pages/about/en.yaml', pageFile('Healed'));
  await waitUntil(() => titleOf('/about') === 'Healed', AT_ONCE);
});

test('a broken file that all pages need leaves what there was', async () => {
  const { write, store, changes, problems } = await setUp();
  const { menus } = store.snapshot;
  await write('menus.yaml', 'header: []');
  await waitUntil(() => problems.length > 0, AT_ONCE);
  expect(store.snapshot.menus).toBe(menus);
  expect(changes).toEqual([]);
});

test('a deleted page disappears', async () => {
  const { remove, store, changes } = await setUp();
  await remove('pages/about');
  await waitUntil(() => !store.snapshot.documents.has('/about'), AT_ONCE);
  await waitUntil(() => changes.length > 0, AT_ONCE);
  expect(changes.flat()).toContain('page:/about');
});

test('a new page appears', async () => {
  const { write, titleOf, changes } = await setUp();
  await write('pages/new/page.yaml', 'template: landing');
  await write('pages/new/en.yaml', pageFile('Brand new'));
  await waitUntil(() => titleOf('/new') === 'Brand new', AT_ONCE);
  expect(changes.flat()).toContain('page:/new');
});

test('a post touches its page and every list of posts', async () => {
  const { write, changes } = await setUp();
  await write('posts/one/en.yaml', pageFile('Other'));
  await waitUntil(() => changes.length > 0, AT_ONCE);
  expect(changes[0]).toEqual(['page:/blog/one', 'below:/blog', 'posts']);
});

test.each(['menus.yaml', 'taxonomy.yaml'])('%s is on every page', async (name) => {
  const { write, changes } = await setUp();
  await write(name, `${sharedFiles[name] ?? ''}\n# changed\n`);
  await waitUntil(() => changes.length > 0, AT_ONCE);
  expect(changes[0]).toEqual(['all']);
});

test('redirects are live too, and touch no page', async () => {
  const { write, store, changes } = await setUp();
  await write('redirects.yaml', '- { from: /x, to: /y }');
  await waitUntil(() => store.snapshot.redirects[0]?.from === '/x', AT_ONCE);
  expect(changes).toEqual([]);
});

test('who does not listen any more is not called', async () => {
  const { write, store, titleOf } = await setUp();
  const called = jest.fn();
  store.onChange(called)();
  await write('pages/about/en.yaml', pageFile('New title'));
  await waitUntil(() => titleOf('/about') === 'New title', AT_ONCE);
  expect(called).not.toHaveBeenCalled();
});

test('files that editors leave about are no content', async () => {
  const { write, changes, problems } = await setUp();
  await write('pages/about/.en.yaml.swp', 'x');
  await write('pages/about/en.yaml~', 'x');
  await write('pages/about/4913', 'x');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([changes, problems]).toEqual([[], []]);
});

test('a content folder below a hidden folder is watched like any other', async () => {
  const { write, titleOf } = await setUp({ parent: '.data/content' });
  await write('pages/about/en.yaml', pageFile('New title'));
  await waitUntil(() => titleOf('/about') === 'New title', AT_ONCE);
  expect(titleOf('/about')).toBe('New title');
});

test('a folder that cannot be served is an error at start that says why', async () => {
  const folder = await createContentFolder({ 'menus.yaml': 'x' });
  cleanups.push(folder.dispose);
  const options = { directory: folder.directory, block: testBlocks, live: false, onProblem: () => undefined };
  await expect(createContentStore(options)).rejects.toThrow('no valid menus.yaml');
});
