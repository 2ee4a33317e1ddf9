import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compileContent, openCompiledContent } from '#src/content/files/compiledContent.ts';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { createContentStore } from '#src/content/contentStore.ts';
import { surveyFolder } from '#src/content/files/surveyFolder.ts';
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
  const file = path.join(directory, '.content.compiled');
  await writeFile(file, compileContent(files.listGood(), CODE, { directory, readSince, listed }));
  const compiled = openCompiledContent(file, CODE, fail);
  const dispose = async () => {
    compiled.close();
    await folder.dispose();
  };
  return { ...folder, compiled, dispose };
}

/** Another text of the same size, as the file was written at that time. */
async function swap({ directory, write }: Awaited<ReturnType<typeof createContentFolder>>, time: Date) {
  await write(CHANGED, wordsFile(pageFile('Tuoba pt'), pageFile('About en')));
  await utimes(path.join(directory, CHANGED), time, time);
}

test('who reads all texts soon after may go by size and time, and sees every other change', async () => {
  const folder = await compileFolder(LONG_AGO);
  const { directory, write, dispose } = folder;
  const lookFast = async () => (await surveyFolder(directory, folder.compiled, true)).found?.changed;
  await swap(folder, LONG_AGO);
  expect(await lookFast()).toBeUndefined();
  await swap(folder, new Date());
  expect(await lookFast()).toEqual([CHANGED]);
  await write(CHANGED, 'title: T');
  await utimes(path.join(directory, CHANGED), LONG_AGO, LONG_AGO);
  expect(await lookFast()).toEqual([CHANGED]);
  await dispose();
});

test('another time alone is no change', async () => {
  const { directory, compiled, dispose } = await compileFolder(LONG_AGO);
  await utimes(path.join(directory, CHANGED), new Date(), new Date());
  expect((await surveyFolder(directory, compiled, true)).found).toBeUndefined();
  await dispose();
});

test('of a file that was written while the build read it, only the text counts', async () => {
  const now = new Date();
  const folder = await compileFolder(now);
  await swap(folder, now);
  expect((await surveyFolder(folder.directory, folder.compiled, true)).found?.changed).toEqual([CHANGED]);
  await folder.dispose();
});

test('a change that a start has not seen is taken over behind its first answers', async () => {
  const folder = await compileFolder(LONG_AGO);
  const { directory, compiled, dispose } = folder;
  await swap(folder, LONG_AGO);
  const survey = surveyFolder(directory, compiled, true);
  const store = await createContentStore({ directory, compiled, survey, parts: testParts, onProblem: fail });
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
