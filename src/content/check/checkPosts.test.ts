import { checkContent } from '#src/content/check/checkContent.ts';
import { describeProblem } from '#src/content/check/contentProblem.ts';
import { checkedSite } from '#src/server/pages/checkedSite.ts';
import { pageFile, pageFiles, snapshotOf } from '#tests/support/contentFolder.ts';

/** What posts brought: authors, anchors of headings, and pages that are not in every language. */

const NOW = new Date('2026-06-01T00:00:00Z');
const GOOD = { ...pageFiles('pages/about', 'About'), ...pageFiles('pages/home', 'Home', 'template: home') };
const check = async (files: Record<string, string>) =>
  checkContent(await snapshotOf({ ...GOOD, ...files }), checkedSite, NOW).map(describeProblem);

const NAMES = '{ en: N, es: N, pt: N, ru: N }';
const PORTRAIT = '{ ground: mint, face: warm, hair: bob, colour: ink }';
const AUTHORS = `ann: { name: ${NAMES}, role: ${NAMES}, about: ${NAMES}, portrait: ${PORTRAIT} }\n`;
const post = (more = '', languages = '') =>
  `${languages}template: article\nentry: { ${more}date: 2026-01-01, category: news, tags: [] }\n`;
const linking = pageFiles(
  'pages/help',
  'Help',
  'template: landing',
  '  - { type: note, id: note, title: Note, link: { label: L, href: "/blog/x" } }',
);

test('a post by an author who is known has no problem', async () => {
  expect(await check({ ...pageFiles('posts/x', 'X', post('author: ann, ')), 'authors.yaml': AUTHORS })).toEqual([]);
});

test('an author who is nobody is named, with whom it may mean', async () => {
  const files = { ...pageFiles('posts/x', 'X', post('author: aan, ')), 'authors.yaml': AUTHORS };
  expect(await check(files)).toEqual([
    'posts/x/page.yaml, line 2, entry, author: "aan" is nobody in authors.yaml; did you mean "ann", or add the author there.',
  ]);
});

test.each([
  ['two headings', 'body', '## A\\n\\n## A!'],
  ['a block and a heading', 'a', '## A'],
])('%s may not have one anchor', async (_what, id, text) => {
  const body = `  - { type: rich-text, id: ${id}, body: "${text}" }`;
  const [first = ''] = await check(pageFiles('pages/help', 'Help', 'template: landing', body));
  expect(first).toContain('two places have the anchor #a; word one of the headings otherwise.');
});

test('a page that says so is written in fewer languages than its sites speak', async () => {
  const files = { 'posts/x/page.yaml': post('', 'languages: [en]\n'), 'posts/x/en.yaml': pageFile('X') };
  expect(await check(files)).toEqual([]);
  const silent = { ...files, 'posts/x/page.yaml': post() };
  expect((await check(silent)).join('\n')).toContain('posts/x/es.yaml: is missing; write the page in Español');
});

test('what a page is written in, it names', async () => {
  const files = pageFiles('pages/help', 'Help', 'template: landing\nlanguages: [en, es, pt]');
  const unnamed =
    'pages/help/page.yaml, line 2, languages: the page has ru.yaml, and this line does not say ru; add it here.';
  expect(await check(files)).toEqual([unnamed]);
  expect(await check({ ...files, 'pages/help/ru.yaml': 'title: [' })).toContain(unnamed);
});

test('a link does not lead to a page that leaves its language out', async () => {
  const files = { 'posts/x/page.yaml': post('', 'languages: [en]\n'), 'posts/x/en.yaml': pageFile('X') };
  expect((await check({ ...linking, ...files })).join('\n')).toContain(
    'link, href: /blog/x is not written in all languages of this page; link to one that is.',
  );
});
