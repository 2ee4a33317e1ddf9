import { stringify } from 'yaml';
import { siteAddresses } from '#src/app/siteAddresses.ts';
import { checkContent, checkInSteps } from '#src/content/check/checkContent.ts';
import { describeProblem } from '#src/content/check/contentProblem.ts';
import { checkedSite } from '#src/server/pages/checkedSite.ts';
import { pageFile, pageFiles, snapshotOf, wordsFile } from '#tests/support/contentFolder.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const GOOD = { ...pageFiles('pages/about', 'About'), ...pageFiles('pages/home', 'Home', 'template: home') };
const check = async (files: Record<string, string>) =>
  checkContent(await snapshotOf({ ...GOOD, ...files }), checkedSite, NOW).map(describeProblem);
const note = (more: string) => `  - { type: note, id: note, title: Note${more} }`;
const linking = (href: string, folder = 'pages/help', settings?: string) =>
  pageFiles(folder, 'Help', settings, note(`, link: { label: L, href: "${href}" }`));
const post = (category: string, tags: string) =>
  `template: article\nentry: { date: 2026-01-01, category: ${category}, tags: [${tags}] }`;

test.each([
  ['2026-07-02T00:00:00Z', '2026-07-01T00:00:00Z', 1],
  // The same moment, in two time zones.
  ['2026-07-01T00:00:00Z', '2026-07-01T02:00:00+02:00', 1],
  ['2026-07-01T01:00:00+03:00', '2026-07-01T00:00:00Z', 0],
])('a page that is public from %s until %s is seen, or it is said that it is not', async (publishAt, until, count) => {
  const settings = `template: landing\npublishAt: ${publishAt}\nuntil: ${until}`;
  expect(await check(pageFiles('pages/help', 'Help', settings))).toEqual(
    Array(count).fill(
      'pages/help/page.yaml, line 3, until: is not later than publishAt, so nobody ever sees the page; write a later moment.',
    ),
  );
});

test('good content has no problem', async () => {
  expect(await check({})).toEqual([]);
});

test('a description is as long as it is read, with its figures', async () => {
  const words = { en: 'x'.repeat(30), es: 'x', pt: 'x', ru: 'x' };
  const facts = stringify({ facts: { rate: { about: 'A', source: 'S', asOf: '2026-01-01', words } } });
  const page = (length: number) =>
    pageFile('About en').replace(/^meta_description: .*$/m, `meta_description: '${'d'.repeat(length - 30)}((rate))'`);
  const sentences = async (length: number) =>
    (await check({ 'facts.yaml': facts, 'pages/about/en.yaml': page(length) })).filter((sentence) =>
      sentence.includes('meta_description'),
    );
  const told =
    'pages/about/en.yaml, line 2, meta_description: is 3 characters longer, with its figures, than the 160 that lists of results show; cut it.';
  expect([await sentences(160), await sentences(163)]).toEqual([[], [told]]);
});

test('beside visitors the check may be left between two pages, and between two redirects', async () => {
  const rules = ['/a', '/b', '/c'].map((from) => `- { from: ${from}, to: /about }`);
  const snapshot = await snapshotOf({ ...GOOD, 'redirects.yaml': rules.join('\n') });
  const steps = checkInSteps(snapshot, checkedSite, NOW);
  let pauses = 0;
  while (!steps.next().done) pauses += 1;
  expect(pauses).toBe(snapshot.documents.size + rules.length);
});

const PLACE = 'line 4, block "note" (note), link, href';
const GROUPS = siteAddresses.groups.join(', ');

/** What is wrong, and the sentences of it: one for each language that says it, of which the first is here. */
test.each<[string, Record<string, string>, string]>([
  [
    'a page outside all groups',
    pageFiles('pages/nowhere', 'Nowhere'),
    `pages/nowhere/page.yaml: no address leads to /nowhere, so the page is a 404; move the folder right below one of ${GROUPS}, or add /nowhere to src/app/routes.ts.`,
  ],
  [
    'a page below a page',
    { ...pageFiles('pages/products/voicebot', 'Bot'), ...pageFiles('pages/products/voicebot/demo', 'Demo') },
    `pages/products/voicebot/demo/page.yaml: no address leads to /products/voicebot/demo, so the page is a 404; move the folder right below one of ${GROUPS}, or add /products/voicebot/demo to src/app/routes.ts.`,
  ],
  [
    'a page where a list has one of its filters',
    { ...pageFiles('pages/blog', 'Blog'), ...pageFiles('pages/blog/category/news', 'News') },
    `pages/blog/category/news/page.yaml: no address leads to /blog/category/news, so the page is a 404; move the folder right below one of ${GROUPS}, or add /blog/category/news to src/app/routes.ts.`,
  ],
  [
    'a name that no address can have',
    pageFiles('pages/products/New Page', 'New'),
    'pages/products/New Page/page.yaml: "New Page" is no name for a page here, so it is a 404; call the folder by lower-case words joined by hyphens.',
  ],
  [
    'a name that the group does not take',
    pageFiles('pages/promo/customer-service-contact-centerv4', 'Four'),
    'pages/promo/customer-service-contact-centerv4/page.yaml: "customer-service-contact-centerv4" is no name for a page here, so it is a 404; call the folder by lower-case words joined by hyphens.',
  ],
  [
    'a dead link',
    linking('/contacts'),
    `pages/help/en.yaml, ${PLACE}: /contacts leads nowhere; write the address of a page that is there.`,
  ],
  ['a misspelt link', linking('/abuot'), `pages/help/en.yaml, ${PLACE}: /abuot leads nowhere; did you mean /about?`],
  [
    'a link with a trailing slash',
    linking('/about/'),
    `pages/help/en.yaml, ${PLACE}: /about/ leads nowhere; did you mean /about?`,
  ],
  [
    'a link with a language',
    linking('/es/about'),
    `pages/help/en.yaml, ${PLACE}: /es/about leads nowhere; a link has no language in it: write /about.`,
  ],
  [
    'a link to the home page with a language',
    linking('/es'),
    `pages/help/en.yaml, ${PLACE}: /es leads nowhere; a link has no language in it: write /.`,
  ],
  [
    'a link that nobody can decode',
    linking('/100%'),
    `pages/help/en.yaml, ${PLACE}: /100% leads nowhere; write the address of a page that is there.`,
  ],
  [
    'a link to an old address',
    linking('/old'),
    `pages/help/en.yaml, ${PLACE}: /old leads nowhere; the page has moved to /about.`,
  ],
  [
    'a dead link in a text',
    pageFiles(
      'pages/help',
      'Help',
      undefined,
      '  - type: rich-text\n    id: note\n    body: |\n      One.\n\n      See [x](/contacts?a=1&b=2).',
    ),
    'pages/help/en.yaml, line 9, block "note" (rich-text), body: /contacts?a=1&b=2 leads nowhere; write the address of a page that is there.',
  ],
  [
    'a link in a text whose address is refused',
    pageFiles(
      'pages/help',
      'Help',
      undefined,
      '  - type: rich-text\n    id: note\n    body: |\n      One.\n\n      See [the law](http://laws.example).',
    ),
    'pages/help/en.yaml, line 9, block "note" (rich-text), body: the site takes no such address, so this link leads nowhere; write a path of this site, an anchor, or an https, mailto or tel address.',
  ],
  [
    'a link to a file that does not exist',
    linking('/files/course/calls.csv'),
    `pages/help/en.yaml, ${PLACE}: /files/course/calls.csv leads nowhere; there is no such file below public.`,
  ],
  [
    'a link to a category that is none',
    {
      ...linking('/blog/category/gossip'),
      ...pageFiles('pages/blog', 'Blog'),
      ...pageFiles('pages/blog/category', 'Category'),
    },
    `pages/help/en.yaml, ${PLACE}: /blog/category/gossip leads nowhere; there is no category "gossip".`,
  ],
  [
    'a link to a category that only objects have',
    {
      ...linking('/blog/category/constructor'),
      ...pageFiles('pages/blog', 'Blog'),
      ...pageFiles('pages/blog/category', 'Category'),
    },
    `pages/help/en.yaml, ${PLACE}: /blog/category/constructor leads nowhere; there is no category "constructor".`,
  ],
  [
    'an anchor without a block',
    linking('#not'),
    `pages/help/en.yaml, ${PLACE}: no block has the id "not"; did you mean "#note"?`,
  ],
  [
    'an anchor like none',
    linking('#form'),
    `pages/help/en.yaml, ${PLACE}: no block has the id "form"; the ids are note.`,
  ],
  [
    'a broken language',
    { ...pageFiles('pages/help', 'Help'), 'pages/help/pt.yaml': wordsFile(pageFile('One')).replace('One', '1') },
    'pages/help/pt.yaml, line 2, title: 1 is no text as it stands; write it in quotes: "1".',
  ],
  [
    'a title that two pages share',
    { ...pageFiles('pages/help', 'Help'), 'pages/help/es.yaml': wordsFile(pageFile('About es')) },
    'pages/help/es.yaml, line 2, title: /about has the same title; give one of the two another.',
  ],
  [
    'a category that is none',
    pageFiles('posts/x', 'X', post('gossip', 'sms')),
    'posts/x/page.yaml, line 2, entry, category: "gossip" is none of categories; write one of news, empty, or add it to taxonomy.yaml.',
  ],
  [
    'a tag that is none',
    pageFiles('posts/x', 'X', post('news', 'sms, fax')),
    'posts/x/page.yaml, line 2, entry, tags, entry 2: "fax" is none of tags; write one of sms, or add it to taxonomy.yaml.',
  ],
  [
    'a category that only objects have',
    pageFiles('posts/x', 'X', post('constructor', '')),
    'posts/x/page.yaml, line 2, entry, category: "constructor" is none of categories; write one of news, empty, or add it to taxonomy.yaml.',
  ],
  [
    'a part that is no page',
    pageFiles('pages/help', 'Help', 'template: solution\nparts: [/contacts]'),
    'pages/help/page.yaml, line 2, parts, entry 1: /contacts does not exist; write the address of a page.',
  ],
  [
    'a page as its own part',
    pageFiles('pages/help', 'Help', 'template: solution\nparts: [/help]'),
    'pages/help/page.yaml, line 2, parts, entry 1: a page is no part of itself; take the line away.',
  ],
  [
    'parts that nothing shows',
    pageFiles('pages/help', 'Help', 'template: landing\nparts: [/about]'),
    'pages/help/page.yaml, line 2: "parts" belongs to the template solution; take it away, or write that template.',
  ],
])('%s is said in one sentence', async (_name, files, sentence) => {
  const [first, ...more] = await check(files);
  expect(first).toBe(sentence);
  // The same in another language, and nothing else.
  const neutral = (text: string) => text.replace(/\/(en|es|pt|ru)\.yaml(, line \d+)?/, '');
  expect(new Set(more.map(neutral))).toEqual(new Set(more.length > 0 ? [neutral(sentence)] : []));
});

test('a page without any language is a 404, and says which is to be written first', async () => {
  const missing = 'en.yaml: is missing; write the page in English, in which it is served on the site main.';
  expect(await check({ 'pages/help/page.yaml': 'template: landing' })).toEqual([`pages/help/${missing}`]);
  const post = 'template: article\nlanguages: [en]\nentry: { date: 2026-01-01, category: news, tags: [] }';
  expect(await check({ 'posts/x/page.yaml': post, 'posts/x/en.yaml.txt': pageFile('X') })).toContain(
    `posts/x/${missing}`,
  );
});

test('each language that is not there is a sentence', async () => {
  expect(await check({ 'pages/help/page.yaml': 'template: landing', 'pages/help/en.yaml': pageFile('Help') })).toEqual([
    'pages/help/es.yaml: is missing; write the page in Español, in which it is served on the site main, es.',
    'pages/help/pt.yaml: is missing; write the page in Português, in which it is served on the site main, pt.',
    'pages/help/ru.yaml: is missing; write the page in Русский, in which it is served on the site ru, kz.',
  ]);
});

test('a link is judged on each site that shows its page, and on no other', async () => {
  const verification = pageFiles('pages/verification', 'Verification');
  const problems = await check({ ...linking('/verification'), ...verification });
  expect(problems).toEqual([
    `pages/help/en.yaml, ${PLACE}: /verification is a 404 on the site ru, which shows this link; link to a page that is there, too.`,
  ]);
  expect(await check({ ...linking('/verification', 'pages/legal/aup-kz'), ...verification })).toEqual([]);
});

test.each([
  ['one that is published later', "publishAt: '2026-07-01T00:00:00Z'", undefined, 1],
  [
    'one that is published as soon as the link is',
    "publishAt: '2026-07-01T00:00:00Z'",
    "publishAt: '2026-07-02T00:00:00Z'",
    0,
  ],
  ['one that is over', "until: '2026-05-01T00:00:00Z'", undefined, 1],
  ['one that is over, as the link is', "until: '2026-05-01T00:00:00Z'", "until: '2026-05-01T00:00:00Z'", 0],
])('a link to %s', async (_name, target, own, count) => {
  const files = {
    ...linking('/contacts', 'pages/help', `template: landing\n${own ?? ''}`),
    ...pageFiles('pages/contacts', 'Contacts', `template: landing\n${target}`),
  };
  const problems = await check(files);
  expect(problems).toHaveLength(count);
  for (const problem of problems) expect(problem).toContain('/contacts is not public while this page is;');
});

test('a link to a draft says so: publishAt and until do nothing while it is one', async () => {
  const draft = pageFiles('pages/contacts', 'Contacts', 'template: landing\ndraft: true');
  expect(await check({ ...linking('/contacts'), ...draft })).toEqual([
    `pages/help/en.yaml, ${PLACE}: /contacts is a draft, which visitors do not see; take draft: true out of its page.yaml, or leave the link out until then.`,
  ]);
});

test('a page that cannot be read is one problem, and not another with each link to it', async () => {
  const problems = await check({
    ...linking('/contacts'),
    ...pageFiles('pages/contacts', 'Contacts', 'template: homes'),
  });
  expect(problems).toEqual([
    'pages/contacts/page.yaml, line 1, template: "homes" is not known here; did you mean "home"?',
  ]);
});

test.each([
  ['a query', '/about?a=1'],
  ['an anchor', '/about#note'],
  ['both', '/about?a=1#note'],
  ['a promised address of a list', '/'],
  ['a page of a group', '/products/call-recording'],
])('a link to a page with %s is a link to that page', async (_name, href) => {
  const group = pageFiles('pages/products/call-recording', 'Recording');
  expect(await check({ ...linking(href), ...group })).toEqual([]);
});

test('the list page of a filter is served by its values', async () => {
  const list = { ...pageFiles('pages/blog', 'Blog'), ...pageFiles('pages/blog/category', 'Category') };
  expect(
    await check({ ...list, ...linking('/blog/category/news'), ...pageFiles('posts/x', 'X', post('news', 'sms')) }),
  ).toEqual([]);
});
