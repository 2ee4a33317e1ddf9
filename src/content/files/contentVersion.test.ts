import { createContentStore } from '#src/content/contentStore.ts';
import { createContentFolder, pageFile, pageFiles, testParts } from '#tests/support/contentFolder.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

test('content has one version: after an edit, after that was taken back, and for who reads it first', async () => {
  const { directory, write, dispose } = await createContentFolder(pageFiles('pages/about', 'About'));
  const open = () => createContentStore({ directory, parts: testParts, onProblem: () => undefined });
  const store = await open();
  await store.follow();
  const edit = async (title: string) => {
    await write('pages/about/en.yaml', pageFile(title));
    await waitUntil(() => store.snapshot.documents.get('/about')?.locales.en?.title === title);
  };
  const written = store.version();
  await edit('New title');
  expect([store.version() === written, store.version() === (await open()).version()]).toEqual([false, true]);
  await edit('About en');
  expect(store.version()).toBe(written);
  await store.close();
  await dispose();
});
