import { collectTranslations } from '#src/server/development/translations/collectTranslations.ts';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { readContent } from '#src/content/readContent.ts';
import { createContentFolder, pageFile, pageFiles, testParts } from '#tests/support/contentFolder.ts';

test('a page says what each language lacks, and what of it is old; those with most to do come first', async () => {
  const content = await createContentFolder({
    ...pageFiles('pages/about', 'About'),
    'pages/about/en.yaml': pageFile('About us en'),
    'pages/kit/page.yaml': 'template: kit\ndraft: true\n',
    'pages/kit/en.yaml': pageFile('Kit en'),
    'pages/deepgram/page.yaml': 'template: landing\nlanguages: [en]\n',
    'pages/deepgram/en.yaml': pageFile('Deepgram en'),
  });
  try {
    const snapshot = await readContent(createContentFiles(content.directory), createContentKinds(testParts));
    const [first, second, ...others] = collectTranslations(snapshot, content.directory);
    expect(first).toMatchObject({ path: '/kit', draft: true });
    expect(first?.states.map(({ locale, state }) => `${locale} ${state}`)).toEqual([
      'en there',
      'es missing',
      'pt missing',
      'ru missing',
    ]);
    // Its source says something else since.
    expect(second?.path).toBe('/about');
    expect(second?.states.map(({ problems }) => problems.length > 0)).toEqual([false, true, true, true]);
    const deepgram = others.find(({ path }) => path === '/deepgram');
    expect(deepgram?.states.map(({ state }) => state)).toEqual(['there', 'unwanted', 'unwanted', 'unwanted']);
  } finally {
    await content.dispose();
  }
});
