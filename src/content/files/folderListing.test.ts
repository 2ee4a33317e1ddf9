import { readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compileContent, openCompiledContent } from '#src/content/files/compiledContent.ts';
import { versionOf } from '#src/content/files/compiledHeader.ts';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { listFolder } from '#src/content/files/folderListing.ts';
import { readContent } from '#src/content/readContent.ts';
import { createContentStore } from '#src/content/contentStore.ts';
import { glanceAtFolder } from '#src/content/files/surveyFolder.ts';
import { createContentFolder, pageFile, pageFiles, testParts, wordsFile } from '#tests/support/contentFolder.ts';

const CODE = 'this version';
const LONG_AGO = new Date('2026-01-02T03:04:05Z');
const CHANGED = 'pages/about/pt.yaml';

/** A folder whose files were written at a time, and what a build has made of it now. */
async function compileFolder(written: Date) {
  const folder = await createContentFolder(pageFiles('pages/about', 'About'));
  const { directory } = folder;
  for (const name of await readdir(directory, { recursive: true }))
    await utimes(path.join(directory, name), written, written);
  const files = createContentFiles(directory);
  const readSince = Date.now();
  const { names: listed } = await files.read(createContentKinds(testParts));
  const [file, listing] = ['compiled', 'listing'].map((name) => path.join(directory, `.content.${name}`)) as [
    string,
    string,
  ];
  const bytes = compileContent(files.listGood(), CODE, { directory, listed });
  await writeFile(file, bytes);
  const lines = listFolder(directory, listed, readSince);
  if (lines !== undefined) await writeFile(listing, `${versionOf(bytes)}\n${lines}`);
  const compiled = openCompiledContent(file, CODE, fail);
  const glance = (open = () => Promise.resolve(compiled)) => glanceAtFolder(directory, listing, open);
  const dispose = async () => {
    compiled.close();
    await folder.dispose();
  };
  return { ...folder, compiled, listing, glance, dispose };
}

/** Another text of the same size, as the file was written at that time. */
async function swap({ directory, write }: Awaited<ReturnType<typeof createContentFolder>>, time: Date) {
  await write(CHANGED, wordsFile(pageFile('Tuoba pt'), pageFile('About en')));
  await utimes(path.join(directory, CHANGED), time, time);
}

test('a folder that looks as it did is taken for the one that was compiled, and nothing compiled is opened', async () => {
  const { directory, compiled, glance, dispose } = await compileFolder(LONG_AGO);
  expect(await glance(() => fail('opened'))).toEqual({ directory, version: compiled.version });
  await dispose();
});

test('who reads all texts soon after goes by size and time, and sees every other change', async () => {
  const folder = await compileFolder(LONG_AGO);
  const { directory, write, remove, glance, dispose } = folder;
  const changed = async () => (await glance()).found?.changed;
  await swap(folder, LONG_AGO);
  expect(await changed()).toBeUndefined();
  await swap(folder, new Date());
  expect(await changed()).toEqual([CHANGED]);
  await write(CHANGED, 'title: T');
  await utimes(path.join(directory, CHANGED), LONG_AGO, LONG_AGO);
  expect(await changed()).toEqual([CHANGED]);
  await remove(CHANGED);
  expect((await glance()).found?.names).not.toContain(CHANGED);
  await dispose();
});

test.each(['another time', 'no listing', 'a damaged listing'])(
  'with %s the texts are read, and are the same',
  async (what) => {
    const { directory, listing, compiled, glance, dispose } = await compileFolder(LONG_AGO);
    if (what === 'another time') await utimes(path.join(directory, CHANGED), new Date(), new Date());
    if (what === 'no listing') await rm(listing);
    if (what === 'a damaged listing') await truncate(listing, 60);
    let opened = 0;
    const survey = await glance(() => {
      opened += 1;
      return Promise.resolve(compiled);
    });
    expect([survey, opened]).toEqual([{ directory, version: compiled.version }, 1]);
    await dispose();
  },
);

test('of files that were written while the build read them, only the texts count', async () => {
  const now = new Date();
  const folder = await compileFolder(now);
  await swap(folder, now);
  expect((await folder.glance()).found?.changed).toEqual([CHANGED]);
  await folder.dispose();
});

test('the listing of another build is not believed', async () => {
  const { directory, listing, compiled, glance, dispose } = await compileFolder(LONG_AGO);
  const text = await readFile(listing, 'utf8');
  await writeFile(listing, text.replace(compiled.version, 'another'));
  await writeFile(path.join(directory, CHANGED), 'title: [');
  await utimes(path.join(directory, CHANGED), LONG_AGO, LONG_AGO);
  const kinds = createContentKinds(testParts);
  const { problems } = await readContent(createContentFiles(directory, { compiled, survey: glance() }), kinds);
  expect(problems.map(({ file }) => file)).toEqual([CHANGED]);
  await dispose();
});

test('a change that a start has not seen is taken over behind its first answers', async () => {
  const folder = await compileFolder(LONG_AGO);
  const { directory, compiled, glance, dispose } = folder;
  await swap(folder, LONG_AGO);
  const store = await createContentStore({
    directory,
    compiled,
    survey: glance(),
    parts: testParts,
    onProblem: fail,
  });
  const titleNow = () => store.snapshot.documents.get('/about')?.locales.pt?.title;
  expect(titleNow()).toBe('About pt');
  const tags: string[] = [];
  store.onChange((changed) => tags.push(...changed));
  await store.follow();
  expect([titleNow(), tags]).toEqual(['Tuoba pt', expect.arrayContaining(['page:/about'])]);
  await store.close();
  await dispose();
});

function fail(message: string): never {
  throw new Error(message);
}
