import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkedUntil } from '#src/content/check/checkedUntil.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { createContentStore } from '#src/content/contentStore.ts';
import { compileContent, openCompiledContent } from '#src/content/files/compiledContent.ts';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { hashText } from '#src/content/files/hashText.ts';
import { surveyFolder } from '#src/content/files/surveyFolder.ts';
import { checkedSite } from '#src/server/pages/checkedSite.ts';
import { collectGarbage } from '#tests/support/collectGarbage.ts';
import { createContentFolder, pageFile, pageFiles, snapshotOf, testParts } from '#tests/support/contentFolder.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

const CODE = 'this version';
const LATER = Date.now() + 60_000;
/** As the build keeps it, beside the content. */
const PRICES = { name: 'prices/all.json', hash: hashText('{}'), value: () => ({}) };

interface Start {
  readonly until?: number;
  readonly hasThread?: boolean;
  /** An edit between build and start. */
  readonly edited?: string;
  /** Files that lay there at the build already. */
  readonly more?: Readonly<Record<string, string>>;
}

/** A site that starts behind a build. */
async function start({ until = LATER, hasThread = true, edited, more = {} }: Start) {
  const { directory, write, dispose } = await createContentFolder({
    ...pageFiles('pages/about', 'About'),
    [PRICES.name]: '{}',
    ...more,
  });
  const files = createContentFiles(directory);
  const { names } = await files.read(createContentKinds(testParts));
  const file = path.join(directory, '.content.compiled');
  await writeFile(
    file,
    compileContent([...files.listGood(), PRICES], CODE, { directory, listed: names, checkedUntil: until }),
  );
  if (edited !== undefined) await write('pages/about/en.yaml', edited);
  const compiled = openCompiledContent(file, CODE, () => undefined);
  let checks = 0;
  const told: string[] = [];
  const store = await createContentStore({
    directory,
    compiled,
    survey: hasThread ? surveyFolder(directory, compiled) : undefined,
    parts: testParts,
    check: (snapshot) => {
      checks += 1;
      return { next: () => ({ done: true, value: snapshot.problems }) };
    },
    onProblem: (message) => told.push(message),
  });
  const first = new WeakRef(store.snapshot);
  await store.follow();
  const end = async () => {
    await store.close();
    compiled.close();
    await dispose();
  };
  return { write, checks: () => checks, told, first, end };
}

test('what the build has checked is not checked again at a start, but after an edit', async () => {
  const { write, checks, end } = await start({});
  expect(checks()).toBe(0);
  await write('pages/about/en.yaml', pageFile('New title'));
  await waitUntil(() => checks() === 1);
  await end();
});

test('the content of the start is let go of once changes are followed', async () => {
  const { first, end } = await start({});
  // What an `await` has just returned to may hold it for a few turns more.
  await waitUntil(async () => {
    await collectGarbage();
    return first.deref() === undefined;
  });
  await end();
});

test.each<[string, Start]>([
  ['the build has found something', { until: 0 }],
  ['a page has been published since', { until: Date.now() - 1 }],
  ['a file was edited since', { edited: pageFile('Another') }],
  ['nobody has looked whether it was', { hasThread: false }],
])('it is, where %s', async (_why, options) => {
  const { checks, end } = await start(options);
  expect(checks()).toBe(1);
  await end();
});

test('what is wrong with content that is as the build has seen it is told at each start', async () => {
  const { told, end } = await start({ until: 0, more: { 'pages/about/notes.yaml': '' } });
  expect(told).toEqual([expect.stringContaining('pages/about/notes.yaml')]);
  await end();
});

test('what the clock publishes, or takes away, under a running server is checked at that moment', async () => {
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const settings = `template: landing\npublishAt: ${at(2)}\nuntil: ${at(2.2)}`;
  const { checks, end } = await start({ more: pageFiles('pages/sale', 'Sale', settings) });
  expect(checks()).toBe(0);
  await waitUntil(() => checks() === 2);
  await end();
});

test.each([
  ['', 8.64e15],
  ['publishAt: 2026-05-01T00:00:00Z', 8.64e15],
  ['publishAt: 2026-07-01T00:00:00Z\nuntil: 2026-08-01T00:00:00Z', Date.UTC(2026, 6)],
  ['publishAt: 2026-05-01T00:00:00Z\nuntil: 2026-08-01T00:00:00Z', Date.UTC(2026, 7)],
])('a page with the settings %j holds until %d', async (settings, moment) => {
  const snapshot = await snapshotOf({
    ...pageFiles('pages/home', 'Home', 'template: home'),
    ...pageFiles('pages/about', 'About'),
    ...pageFiles('pages/help', 'Help', `template: landing\n${settings}`),
  });
  expect(checkedUntil(snapshot, checkedSite, new Date('2026-06-01T00:00:00Z'))).toBe(moment);
});

test('content with a problem is checked by nobody', async () => {
  const snapshot = await snapshotOf({
    ...pageFiles('pages/home', 'Home', 'template: home'),
    ...pageFiles('pages/about', 'About'),
    ...pageFiles('pages/nowhere', 'Nowhere'),
  });
  expect(checkedUntil(snapshot, checkedSite, new Date())).toBe(0);
});
