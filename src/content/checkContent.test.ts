import path from 'node:path';
import { matchRoute } from '#src/app/matchRoute.ts';
import { blockUnion } from '#src/app/registry/blockSchemas.ts';
import { checkContent } from '#src/content/checkContent.ts';
import { createContentFiles } from '#src/content/contentFiles.ts';
import { describeProblem } from '#src/content/parseFile.ts';
import { createSchemaOf, readContent } from '#src/content/readContent.ts';
import { pageFile, pageFiles, snapshotOf } from '#tests/support/contentFolder.ts';

const isRoute = (address: string) => matchRoute(address) !== undefined;
const GOOD = { ...pageFiles('pages/about', 'About'), ...pageFiles('pages/home', 'Home', 'template: home') };
const check = async (files: Record<string, string>) =>
  checkContent(await snapshotOf({ ...GOOD, ...files }), isRoute).map(describeProblem);
const NAMES = '{ en: N, es: N, pt: N, ru: N }';
const note = (more: string) => `  - { type: note, id: note, title: Note${more} }`;

test('good content has no problem', async () => {
  expect(await check({})).toEqual([]);
});

const post = (category: string, tags: string) => `template: article\npost: { date: 2026-01-01, category: ${category}, tags: [${tags}] }`;

test.each([
  ['a page that no route serves', pageFiles('pages/nowhere', 'Nowhere'), /^\/nowhere: page\.yaml: no route leads here$/],
  ['a link to a page that does not exist', pageFiles('pages/help', 'Help', undefined, note(', link: { label: L, href: /contacts }')), /^\/help: en\.yaml, blocks\.0\.link\.href: \/contacts does not exist$/],
  ['a link in a text to a page that does not exist', pageFiles('pages/help', 'Help', undefined, '  - { type: rich-text, id: note, body: "[x](/contacts)" }'), /\/help: ru\.yaml, blocks\.0\.body: \/contacts does not exist$/],
  ['a link to a file that does not exist', pageFiles('pages/help', 'Help', undefined, note(', link: { label: L, href: /files/course/calls.csv }')), /\/help: en\.yaml, blocks\.0\.link\.href: \/files\/course\/calls\.csv does not exist$/],
  ['a promo page without its action', pageFiles('pages/help', 'Help', 'template: promo'), /^\/help: es\.yaml: a promo page needs its action$/],
  ['an anchor without a block', pageFiles('pages/help', 'Help', undefined, note(', link: { label: L, href: "#form" }')), /no block has the id form$/],
  ['a missing language', { 'pages/help/page.yaml': 'template: landing', 'pages/help/en.yaml': pageFile('Help') }, /^\/help: pt\.yaml: is missing or broken$/],
  ['a broken language', { ...pageFiles('pages/help', 'Help'), 'pages/help/pt.yaml': 'title: 1' }, /^pages\/help\/pt\.yaml: line 1/],
  ['other blocks in a language', { ...pageFiles('pages/help', 'Help'), 'pages/help/es.yaml': pageFile('Help es', '  - { type: note, id: other, title: N }') }, /^\/help: es\.yaml: has other blocks than en\.yaml$/],
  ['a title that two pages share', { ...pageFiles('pages/help', 'Help'), 'pages/help/es.yaml': pageFile('About es') }, /^\/help: es\.yaml, title: the same title as \/about$/],
  ['a category that is none', pageFiles('posts/x', 'X', post('gossip', 'sms')), /^\/blog\/x: page\.yaml, post\.category: "gossip" is no category$/],
  ['a tag that is none', pageFiles('posts/x', 'X', post('news', 'sms, fax')), /^\/blog\/x: page\.yaml, post\.tags: "fax" is no tag$/],
  ['a category that only objects have', pageFiles('posts/x', 'X', post('constructor', '')), /"constructor" is no category$/],
  ['a link of the menu to a page that does not exist', { 'menus.yaml': `header: [{ href: /contacts, label: ${NAMES} }]` }, /^menus\.yaml: header\.0\.href: \/contacts does not exist$/],
  ['a panel that leads nowhere', { 'menus.yaml': `header: [{ href: /about, label: ${NAMES} }]\npanel: { href: /help, label: ${NAMES} }` }, /^menus\.yaml: panel\.href: \/help does not exist$/],
  ['a link of the footer that no route serves', { 'footer.yaml': `- { title: ${NAMES}, links: [{ href: /nowhere, label: ${NAMES} }] }` }, /^footer\.yaml: 0\.links\.0\.href: \/nowhere does not exist$/],
  ['a part that is no page', pageFiles('pages/help', 'Help', 'template: solution\nparts: [/contacts]'), /^\/help: page\.yaml, parts: \/contacts does not exist$/],
  ['a page as its own part', pageFiles('pages/help', 'Help', 'template: solution\nparts: [/help]'), /a page is no part of itself$/],
  ['parts that nothing shows', pageFiles('pages/help', 'Help', 'template: landing\nparts: [/about]'), /the template landing does not show them$/],
  ['a redirect that hides a page', { 'redirects.yaml': '- { from: /about, to: / }' }, /^redirects\.yaml: \/about: hides a page$/],
  ['a redirect into nothing', { 'redirects.yaml': '- { from: /old, to: contacts }' }, /^redirects\.yaml: \/old: contacts does not exist$/],
])('%s is found', async (_name, files, expected) => {
  const problems = await check(files);
  expect(problems.filter((problem) => expected.test(problem))).not.toEqual([]);
});

test.each([
  ['a query', '/about?a=1'],
  ['an anchor', '/about#note'],
  ['both', '/about?a=1#note'],
])('a link to a page with %s is a link to that page', async (_name, href) => {
  expect(await check(pageFiles('pages/help', 'Help', undefined, note(`, link: { label: L, href: "${href}" }`)))).toEqual([]);
});

test('a redirect to a page with a query or an anchor leads there', async () => {
  expect(await check({ 'redirects.yaml': '- { from: /old, to: "/about?from=old#note" }' })).toEqual([]);
});

test('a redirect to a host of ours leads there, and one to another host is found', async () => {
  const rules = ['https://console.orvandel.example/sign-up', 'https://evil.example/'].map((to) => `- { from: /old, to: '${to}' }`);
  expect(await check({ 'redirects.yaml': rules.join('\n') })).toEqual([
    expect.stringMatching(/^redirects\.yaml: line 2, 1\.to: "\/old" leads to "https:\/\/evil\.example\/": must be/),
  ]);
});

test('the content of this repository has no problem', async () => {
  const files = createContentFiles(path.join(process.cwd(), 'content'), path.join(process.cwd(), 'public'));
  const snapshot = await readContent(files, createSchemaOf(blockUnion));
  expect(snapshot.documents.size).toBeGreaterThan(0);
  expect(checkContent(snapshot, isRoute).map(describeProblem)).toEqual([]);
});
