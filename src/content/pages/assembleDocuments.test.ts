import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { readContent, type ContentSnapshot } from '#src/content/readContent.ts';
import { collectGarbage } from '#tests/support/collectGarbage.ts';
import { createContentFolder, pageFile, pageFiles, testKinds } from '#tests/support/contentFolder.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** In ms. */
const FREED_WITHIN = 10_000;

/** A function of its own: its frame holds what it has handed on for as long as it is there. */
async function editThrice() {
  const folder = await createContentFolder(pageFiles('pages/about', 'About'));
  const files = createContentFiles(folder.directory);
  let snapshot = await readContent(files, testKinds);
  const earlier: WeakRef<ContentSnapshot>[] = [];
  for (const title of ['First', 'Second', 'Third']) {
    earlier.push(new WeakRef(snapshot));
    await folder.write('pages/about/en.yaml', pageFile(title));
    snapshot = await readContent(files, testKinds, { before: snapshot });
  }
  await folder.dispose();
  return { snapshot, earlier };
}

test('a page that was edited holds none of the content before', async () => {
  const { snapshot, earlier } = await editThrice();
  // Again and again: on a busy machine the last is free a turn later, now and then.
  await waitUntil(async () => {
    await collectGarbage();
    return earlier.every((each) => each.deref() === undefined);
  }, FREED_WITHIN);
  expect(snapshot.documents.get('/about')?.locales.en?.title).toBe('Third');
});
