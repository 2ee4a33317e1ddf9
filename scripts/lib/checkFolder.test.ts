import { createContentFolder, pageFiles } from '#tests/support/contentFolder.ts';
import { checkFolder } from './checkFolder.ts';

async function check(files: Record<string, string>) {
  const folder = await createContentFolder({ 'redirects.yaml': '[]', ...files });
  try {
    return await checkFolder(folder.directory);
  } finally {
    await folder.dispose();
  }
}

const TEXT = '  - { type: rich-text, id: text, body: Text }';
const PAGES: Record<string, string> = {
  ...pageFiles('pages/about', 'About', undefined, TEXT),
  ...pageFiles('pages/home', 'Home', 'template: home', TEXT),
};

test('broken menus are sentences, and the rest is checked all the same', async () => {
  const { documents, sentences } = await check({
    ...PAGES,
    'menus.yaml': 'header: [',
    'footer.yaml': '- { title: More }',
    'taxonomy.yaml': 'categories: none',
    'pages/about/pt.yaml': 'title: 1.5',
  });
  expect(documents).toBe(2);
  expect(sentences).toEqual(
    expect.arrayContaining([
      'menus.yaml, line 1: the [ is never closed; write ] at the end.',
      'footer.yaml, line 1, entry 1, title: is a text; write its fields, each as "name: value": en, es, pt, ru.',
      'taxonomy.yaml, line 1, categories: is a text; write its fields, each as "name: value".',
      'pages/about/pt.yaml, line 1, title: 1.5 is no text as it stands; write it in quotes: "1.5".',
    ]),
  );
});

test('good content has nothing to say', async () => {
  const home = ['en', 'es', 'pt', 'ru'].map((locale) => [
    `pages/home/${locale}.yaml`,
    inOtherWords(PAGES[`pages/home/${locale}.yaml`]),
  ]);
  const { documents, sentences } = await check({ ...PAGES, ...(Object.fromEntries(home) as typeof PAGES) });
  expect([documents, sentences]).toEqual([2, []]);
});

test('a translation of other words than today’s is a notice, and no problem; so is one of nobody knows which', async () => {
  const { sentences, notices } = await check({
    ...PAGES,
    'pages/home/en.yaml': inOtherWords(PAGES['pages/home/en.yaml']).replace(
      'body: Text',
      'body: The text of ((pause))',
    ),
    'pages/home/es.yaml': inOtherWords(PAGES['pages/home/es.yaml']).replace(/^from: .*\n/, ''),
    'pages/home/pt.yaml': inOtherWords(PAGES['pages/home/pt.yaml']).replace('from: ', '# Says the same.\nfrom: '),
    'pages/home/ru.yaml': inOtherWords(PAGES['pages/home/ru.yaml']).replace('  text:', '  # A remark.\n  text:'),
  });
  expect(sentences.filter((sentence) => sentence.includes('changed since'))).toEqual([]);
  const other = 'the words of en.yaml have changed since they were translated';
  const then = 'read both, mend what differs, then: “npm run translations -- confirm content/pages/home';
  expect(notices).toEqual([
    `pages/home/es.yaml, line 1, words of the page: nobody has said of which words of en.yaml this is the translation; ${then}/es.yaml#”.`,
    `pages/home/es.yaml, line 5, block "text" (rich-text): ${other}; ${then}/es.yaml#text”.`,
    `pages/home/pt.yaml, line 2, words of the page: ${other}; ${then}/pt.yaml#”.`,
    `pages/home/pt.yaml, line 7, block "text" (rich-text): ${other}; ${then}/pt.yaml#text”.`,
    `pages/home/ru.yaml, line 1, words of the page: ${other}; ${then}/ru.yaml#”.`,
    `pages/home/ru.yaml, line 7, block "text" (rich-text): ${other}; ${then}/ru.yaml#text”.`,
  ]);
});

test('what only all pages together show is told, too', async () => {
  const { sentences } = await check(PAGES);
  expect(sentences).toHaveLength(4);
  expect(sentences[0]).toContain(
    'pages/home/en.yaml, line 2, meta_description: “a description that is long enough to be” stands on /about',
  );
});

const inOtherWords = (file = '') =>
  file.replace(/^meta_description: .*$/m, `meta_description: ${'Something else. '.repeat(4)}`);

test('a folder that is not there is an error', async () => {
  await expect(checkFolder('/no/such/folder')).rejects.toThrow('ENOENT');
});
