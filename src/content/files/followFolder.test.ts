import { rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createContentStore } from '#src/content/contentStore.ts';
import { followFolder } from '#src/content/files/followFolder.ts';
import { createContentFolder, pageFile, testParts } from '#tests/support/contentFolder.ts';
import { oddEntries, type OddEntry } from '#tests/support/oddEntries.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

const RETRY_AFTER = 20;

/** A store that follows a folder in which something else lies in place of a page's file. */
async function followWith(place: OddEntry['place']) {
  const folder = await createContentFolder({}, 'content');
  const file = path.join(folder.directory, 'pages/about/pt.yaml');
  await folder.write('pages/about/page.yaml', 'template: landing');
  await folder.write('pages/about/en.yaml', pageFile('About'));
  const remove = await place(file);
  const store = await createContentStore({
    directory: folder.directory,
    parts: testParts,
    retryAfter: RETRY_AFTER,
    onProblem: () => undefined,
  });
  await store.follow();
  const close = async () => {
    await store.close();
    await remove();
    await folder.dispose();
  };
  return { store, close };
}

test.each(['a link to nothing', 'text that is not UTF-8', 'a file of 10 GB'])(
  'while %s lies there, the folder is not read again and again',
  async (name) => {
    const { store, close } = await followWith(oddEntries[name]!.place);
    const { snapshot } = store;
    await wait(20 * RETRY_AFTER);
    expect(store.snapshot).toBe(snapshot);
    await close();
  },
);

test('what a link leads to is read when it is there, which is no change of the folder', async () => {
  let away = '';
  const { store, close } = await followWith(async (file) => {
    away = path.join(file, '../../../../away.yaml');
    await symlink(away, file);
    return () => rm(file);
  });
  await writeFile(away, pageFile('Away'));
  await waitUntil(() => store.snapshot.problems.every(({ rule }) => !rule.includes('link')), 2000);
  await close();
});

test('a folder that is written without a pause is read all the same', async () => {
  const folder = await createContentFolder({ 'pages/about/en.yaml': pageFile('About') });
  let readings = 0;
  const fail = (error: unknown) => {
    throw error;
  };
  const following = await followFolder({
    directory: folder.directory,
    read: () => {
      readings += 1;
      return Promise.resolve([]);
    },
    signal: new AbortController().signal,
    retryAfter: RETRY_AFTER,
    onFailure: fail,
    onUnwatched: fail,
  });
  const begun = readings;
  for (let time = 0; time < 4000 && readings === begun; time += 20) {
    await folder.write('pages/about/en.yaml', pageFile(`About ${String(time)}`));
    await wait(20);
  }
  expect(readings).toBeGreaterThan(begun);
  await following.close();
  await folder.dispose();
}, 10_000);
