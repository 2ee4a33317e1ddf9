import { readFileSync, renameSync, symlinkSync } from 'node:fs';
import { chmod, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createContentStore } from '#src/content/contentStore.ts';
import { createContentFolder, pageFile, pageFiles, sharedFiles, testParts } from '#tests/support/contentFolder.ts';
import { asNobody, oddEntries } from '#tests/support/oddEntries.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

type Cleanup = () => Promise<void>;
const cleanups: Cleanup[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** What the product promises: a change is live at once, in ms. */
const AT_ONCE = 1000;
/** Another folder in place of the one that is watched is looked for every two seconds, in ms. */
const TO_BE_FOUND = 6000;

async function setUp({ live = true, parent = '' } = {}) {
  const post = 'template: article\nentry: { date: 2026-01-01, category: news, tags: [] }';
  const folder = await createContentFolder(
    { ...pageFiles('pages/about', 'About'), ...pageFiles('posts/one', 'One', post) },
    parent,
  );
  const problems: string[] = [];
  const store = await createContentStore({
    directory: folder.directory,
    parts: testParts,
    retryAfter: 200,
    onProblem: (message) => problems.push(message),
  });
  if (live) await store.follow();
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
  expect(problems[0]).toContain('pages/about/en.yaml, line 1');
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

test.each(['pages/about', 'pages/about/ru.yaml'])('without %s no menu and no footer leads there', async (name) => {
  const { remove, store, changes } = await setUp();
  await remove(name);
  await waitUntil(() => !store.snapshot.documents.get('/about')?.locales.ru, AT_ONCE);
  await waitUntil(() => store.snapshot.documents.has('/about') === name.endsWith('.yaml'), AT_ONCE);
  await waitUntil(() => changes.length > 0, AT_ONCE);
  expect(changes.flat()).toEqual(expect.arrayContaining(['page:/about', 'all']));
});

test('a new page appears', async () => {
  const { write, titleOf, changes } = await setUp();
  await write('pages/new/page.yaml', 'template: landing');
  await write('pages/new/en.yaml', pageFile('Brand new'));
  await waitUntil(() => titleOf('/new') === 'Brand new', AT_ONCE);
  expect(changes.flat()).toEqual(expect.arrayContaining(['page:/new', 'all']));
});

test('a post touches its page and every list of posts', async () => {
  const { write, changes } = await setUp();
  await write('posts/one/en.yaml', pageFile('Other'));
  await waitUntil(() => changes.length > 0, AT_ONCE);
  expect(changes[0]).toEqual(['page:/blog/one', 'below:/blog', 'posts']);
});

test.each([
  ...['menus.yaml', 'footer.yaml', 'taxonomy.yaml', 'authors.yaml'].map((name) => [name, 'all']),
  ['partners/arpalik-labs.yaml', 'partners'],
])('%s touches %s', async (name, tag) => {
  const { write, changes } = await setUp();
  await write(name, `${sharedFiles[name] ?? readFileSync(`content/${name}`, 'utf8')}\n# changed\n`);
  await waitUntil(() => changes.length > 0, AT_ONCE);
  expect(changes[0]).toEqual([tag]);
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
  const options = { directory: folder.directory, parts: testParts, onProblem: () => undefined };
  await expect(createContentStore(options)).rejects.toThrow('no valid menus.yaml');
});

const forEverybody = Object.entries(oddEntries).filter(([, { notForRoot }]) => !notForRoot);

test.each(forEverybody)(
  '%s in place of a file is named; its page stays, and all others go on',
  async (_name, { place, why }) => {
    const { directory, write, titleOf, problems, store } = await setUp();
    const file = path.join(directory, 'pages/about/en.yaml');
    await rm(file);
    const remove = await place(file);
    await write('posts/one/en.yaml', pageFile('Goes on'));
    await waitUntil(() => titleOf('/blog/one') === 'Goes on', AT_ONCE);
    expect(titleOf('/about')).toBe('About en');
    expect(problems).toEqual([`pages/about/en.yaml: ${why}`]);
    expect(store.problems).toEqual(problems);
    await remove();
    await write('pages/about/en.yaml', pageFile('Healed'));
    await waitUntil(() => titleOf('/about') === 'Healed', AT_ONCE);
    expect(store.problems).toEqual([]);
  },
);

test.each(forEverybody)(
  'a start with %s among the files leaves out that language alone',
  async (_name, { place, why }) => {
    const folder = await createContentFolder({
      ...pageFiles('pages/about', 'About'),
      ...pageFiles('pages/help', 'Help'),
    });
    cleanups.push(folder.dispose);
    const file = path.join(folder.directory, 'pages/about/pt.yaml');
    await rm(file);
    cleanups.push(await place(file));
    const problems: string[] = [];
    const options = {
      directory: folder.directory,
      parts: testParts,
      onProblem: (message: string) => problems.push(message),
    };
    const store = await createContentStore(options);
    cleanups.push(() => store.close());
    expect(Object.keys(store.snapshot.documents.get('/about')?.locales ?? {})).toEqual(['en', 'es', 'ru']);
    expect(store.snapshot.documents.has('/help')).toBe(true);
    expect(problems).toEqual([`pages/about/pt.yaml: ${why}`]);
  },
);

test('a folder that loses its permissions keeps its pages, and is read and watched again when it has them', async () => {
  const { directory, write, titleOf, problems, store } = await setUp();
  const closed = path.join(directory, 'pages/about');
  await chmod(directory, 0o755);
  await asNobody(async () => {
    await chmodAsOwner(closed, 0);
    await writeAsOwner(() => write('posts/one/en.yaml', pageFile('Goes on')));
    await waitUntil(() => titleOf('/blog/one') === 'Goes on', AT_ONCE);
    expect(titleOf('/about')).toBe('About en');
    expect(problems).toEqual([expect.stringMatching(/^pages\/about: the server has no permission/)]);
    await chmodAsOwner(closed, 0o755);
    await waitUntil(() => store.problems.length === 0, AT_ONCE);
    await writeAsOwner(() => write('pages/about/en.yaml', pageFile('Watched')));
    await waitUntil(() => titleOf('/about') === 'Watched', AT_ONCE);
  });
});

/** The folder belongs to who runs the tests, while the store reads as nobody. */
async function writeAsOwner(body: () => Promise<void>) {
  const user = process.geteuid?.();
  if (process.getuid?.() === 0) process.seteuid?.(0);
  try {
    await body();
  } finally {
    if (process.getuid?.() === 0 && user !== undefined) process.seteuid?.(user);
  }
}
const chmodAsOwner = (file: string, mode: number) => writeAsOwner(() => chmod(file, mode));

function* claimAll(names: Iterable<string>) {
  const found: { file: string; rule: string }[] = [];
  for (const name of names) {
    found.push({ file: name, rule: 'is nobody’s' });
    yield;
  }
  return found;
}

test('what no single file can show is a problem too, is told once, and goes away', async () => {
  const folder = await createContentFolder(pageFiles('pages/about', 'About'));
  cleanups.push(folder.dispose);
  const told: string[] = [];
  const store = await createContentStore({
    directory: folder.directory,
    parts: testParts,
    check: ({ documents }) => claimAll(documents.keys()),
    onProblem: (message) => told.push(message),
  });
  cleanups.push(() => store.close());
  await store.follow();
  const heard: (readonly string[])[] = [];
  store.onProblems((problems) => heard.push(problems));
  await folder.write('pages/about/en.yaml', pageFile('Other'));
  await waitUntil(() => store.snapshot.documents.get('/about')?.locales.en?.title === 'Other', AT_ONCE);
  await folder.remove('pages/about');
  await waitUntil(() => heard.length > 0, AT_ONCE);
  expect([told, heard]).toEqual([['/about: is nobody’s.'], [[]]]);
});

test('what was edited after the reading, and before changes are followed, is found', async () => {
  const { write, store, titleOf, changes } = await setUp({ live: false });
  await write('pages/about/en.yaml', pageFile('In between'));
  expect(titleOf('/about')).toBe('About en');
  await store.follow();
  expect([titleOf('/about'), changes]).toEqual(['In between', [['page:/about', 'below:/']]]);
});

test('to close it while it begins to follow ends that, and nothing is told any more', async () => {
  const { write, store, changes, problems } = await setUp({ live: false });
  await write('pages/about/en.yaml', 'title: [');
  const following = store.follow();
  await store.close();
  await following;
  expect([changes, problems]).toEqual([[], []]);
});

test('deleted menus stay as they were, and are named; updates go on', async () => {
  const { remove, write, titleOf, problems } = await setUp();
  await remove('menus.yaml');
  await write('pages/about/en.yaml', pageFile('Goes on'));
  await waitUntil(() => titleOf('/about') === 'Goes on', AT_ONCE);
  expect(problems).toEqual([expect.stringMatching(/^menus\.yaml: is missing/)]);
});

test.each([
  ['a link that leads elsewhere now', true],
  ['a move', false],
])('content that is put in place by %s is live, and so are edits of it', async (_how, isLink) => {
  const first = await createContentFolder(pageFiles('pages/about', 'First'));
  const second = await createContentFolder(pageFiles('pages/about', 'Second'));
  const directory = isLink ? `${first.directory}-link` : first.directory;
  if (isLink) symlinkSync(first.directory, directory);
  const store = await createContentStore({ directory, parts: testParts, onProblem: () => undefined });
  cleanups.push(first.dispose, () => store.close());
  if (isLink) cleanups.push(second.dispose);
  await store.follow();
  const titleIs = (title: string) =>
    waitUntil(() => store.snapshot.documents.get('/about')?.locales.en?.title === title, TO_BE_FOUND);

  if (isLink) {
    symlinkSync(second.directory, `${directory}-new`);
    renameSync(`${directory}-new`, directory);
  } else {
    renameSync(first.directory, `${first.directory}-old`);
    renameSync(second.directory, first.directory);
    cleanups.push(() => rm(`${first.directory}-old`, { recursive: true }));
  }
  await titleIs('Second en');
  await writeFile(path.join(directory, 'pages/about/en.yaml'), pageFile('Edited'));
  await titleIs('Edited');
  if (isLink) await rm(directory);
});
