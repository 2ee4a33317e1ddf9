import { describeProblem } from '#src/content/check/contentProblem.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { findStrayFiles } from '#src/content/files/strayFiles.ts';
import { pageFile, pageFiles, snapshotOf, testParts } from '#tests/support/contentFolder.ts';

const problemsOf = async (files: Record<string, string>) => (await snapshotOf(files)).problems.map(describeProblem);

const NO_PAGE = `nothing reads this file; a page is a folder below one of ${createContentKinds(testParts).pageFolders.join(', ')}.`;
const NO_ENTRY =
  'nothing reads this file; an entry of partners is a file right below that folder, called by lower-case words joined by hyphens.';

const beside = (file: string) =>
  `nothing reads this file, and "${file}" lies beside it; keep one of the two, as "${file}".`;

test.each([
  ['pages/a/page.yml', beside('page.yaml')],
  ['pages/a/EN.yaml', beside('en.yaml')],
  ['pages/a/pagee.yaml', beside('page.yaml')],
  // What is kept, or left about: by an editor, a system that copies, a tool that merges.
  ['pages/a/en.yaml.txt', beside('en.yaml')],
  ['pages/a/en.yaml.bak', beside('en.yaml')],
  ['pages/a/en.yaml.orig', beside('en.yaml')],
  ['pages/a/en.yaml (1)', beside('en.yaml')],
  ['pages/a/en (1).yaml', beside('en.yaml')],
  ['pages/a/en 2.yaml', beside('en.yaml')],
  ['pages/a/en - Copy (2).yaml', beside('en.yaml')],
  ['pages/a/Copy of en.yaml', beside('en.yaml')],
  ['pages/a/en copy.yaml', beside('en.yaml')],
  ['pages/a/en.txt', beside('en.yaml')],
  ['pages/a/en.yalm', beside('en.yaml')],
  ['facts.yaml.txt', 'nothing reads this file; did you mean "facts.yaml"?'],
  ['partners/acme.yaml.old', 'nothing reads this file; did you mean "acme.yaml"?'],
  [
    'pages/a/notes.yaml',
    'nothing reads this file; the folder of a page has page.yaml, en.yaml, es.yaml, pt.yaml, ru.yaml.',
  ],
  ['pages/contacts.yaml', NO_PAGE],
  ['menu.yaml', beside('menus.yaml')],
  ['archive/a/en.yaml', NO_PAGE],
  // A folder that there is not is the mistake, whatever its files are called.
  ['page/a/en.yaml', 'nothing reads this file; did you mean the folder "pages"?'],
  ['post/a/xyz.yaml', 'nothing reads this file; did you mean the folder "posts"?'],
  ['Posts/a/en.yaml', 'nothing reads this file; did you mean the folder "posts"?'],
  ['partner/acme.yaml', 'nothing reads this file; did you mean the folder "partners"?'],
  ['partners/acme/en.yaml', NO_ENTRY],
  ['partners/Acme Ltd.yaml', NO_ENTRY],
])('%s, which nothing reads, is named', async (file, sentence) => {
  expect(await problemsOf({ ...pageFiles('pages/a', 'A'), [file]: 'template: landing' })).toEqual([
    `${file}: ${sentence}`,
  ]);
});

test('the languages of a page without page.yaml are no page, and that is said', async () => {
  expect(await problemsOf({ 'pages/a/en.yaml': pageFile('A') })).toEqual([
    'pages/a/page.yaml: is missing, so there is no such page; write it, with a line such as "template: landing".',
  ]);
});

test.each(['en.yaml.txt', 'en.yaml.bak', 'en (1).yaml', 'en.txt', 'EN.yaml', 'en.yml'])(
  '%s in place of a language is asked whether it is that',
  async (name) => {
    const { 'pages/a/en.yaml': en = '', ...files } = pageFiles('pages/a', 'A');
    const file = `pages/a/${name}`;
    expect(await problemsOf({ ...files, [file]: en })).toContain(
      `${file}: nothing reads this file; did you mean "en.yaml"?`,
    );
  },
);

test.each([
  'schema/page.schema.json',
  'pages/a/README.md',
  'pages/a/README.txt',
  'pages/a/page.webp',
  'pages/a/4913',
  'pages/a/.en.yaml.swp',
  'pages/a/en.yaml~',
  'partners/notes.txt',
  '.git/config.yaml',
])('%s is nobody’s business', async (file) => {
  expect(await problemsOf({ ...pageFiles('pages/a', 'A'), [file]: 'x' })).toEqual([]);
});

test('prices are no page: where they are compiled with the content they are known as it is', () => {
  const kinds = createContentKinds(testParts);
  const names = ['prices/bucket/a.json', 'prices/b.json'];
  expect(findStrayFiles({ names, unreadable: [] }, { ...kinds, isContent: () => true })).toEqual([]);
});
