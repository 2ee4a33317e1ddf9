import { checkContent } from '#src/content/check/checkContent.ts';
import { describeProblem } from '#src/content/check/contentProblem.ts';
import { checkedSite } from '#src/server/pages/checkedSite.ts';
import { pageFile, pageFiles, snapshotOf } from '#tests/support/contentFolder.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const GOOD = { ...pageFiles('pages/about', 'About'), ...pageFiles('pages/home', 'Home', 'template: home') };
const check = async (files: Record<string, string>) =>
  checkContent(await snapshotOf({ ...GOOD, ...files }), checkedSite, NOW).map(describeProblem);

test.each<[string, Record<string, string>, string]>([
  [
    'a redirect that hides a page',
    { 'redirects.yaml': '- { from: /about, to: / }' },
    'redirects.yaml, line 1, entry 1, from: /about is a page, which wins over the redirect; take one of them away.',
  ],
  [
    'a redirect to a page that is not public yet',
    {
      ...pageFiles('pages/help', 'Help', "template: landing\npublishAt: '2026-07-01T00:00:00Z'"),
      'redirects.yaml': '- { from: /old, to: /help }',
    },
    'redirects.yaml, line 1, entry 1, to: /help is not public while this page is; change publishAt or until of one of them.',
  ],
  [
    'a redirect into nothing',
    { 'redirects.yaml': '- { from: /old, to: contacts }' },
    'redirects.yaml, line 1, entry 1, to: /contacts leads nowhere; write the address of a page that is there.',
  ],
  [
    'a redirect that hides a page by another way to write it',
    { 'redirects.yaml': '- { from: about/, to: / }' },
    'redirects.yaml, line 1, entry 1, from: /about is a page, which wins over the redirect; take one of them away.',
  ],
  [
    'a redirect from an address that an earlier one has',
    { 'redirects.yaml': '- { from: /old, to: /about }\n- { from: /old/, to: /, sites: [ru] }' },
    'redirects.yaml, line 2, entry 2, from: an earlier rule leads /old/ on already, and the first counts; take one of them away.',
  ],
  [
    'a redirect from an address whose language one of its sites takes off',
    { 'redirects.yaml': '- { from: /es/old, to: /about }' },
    'redirects.yaml, line 1, entry 1, from: the site main takes the language off /es/old, and looks for /old; write /old, or the other sites under sites.',
  ],
  [
    'a redirect to itself',
    { 'redirects.yaml': '- { from: /old, to: "old/?a=1" }' },
    'redirects.yaml, line 1, entry 1, to: /old leads to itself; take the rule away.',
  ],
  [
    'a redirect to itself, which is encoded',
    { 'redirects.yaml': '- { from: /цены, to: /%D1%86%D0%B5%D0%BD%D1%8B }' },
    'redirects.yaml, line 1, entry 1, to: /цены leads to itself; take the rule away.',
  ],
  [
    'a redirect into nothing whose query has a colon',
    { 'redirects.yaml': '- { from: /old, to: "/contacts?at=10:30" }' },
    'redirects.yaml, line 1, entry 1, to: /contacts?at=10:30 leads nowhere; write the address of a page that is there.',
  ],
  [
    'a redirect to an address that has moved elsewhere on other sites',
    {
      'redirects.yaml':
        '- { from: /a, to: /old, sites: [ru] }\n- { from: /old, to: /, sites: [main] }\n- { from: /old, to: /about }',
    },
    'redirects.yaml, line 1, entry 1, to: /old leads nowhere; the page has moved to /about.',
  ],
  [
    'a redirect to an address that has moved on some of its sites only',
    { 'redirects.yaml': '- { from: /a, to: /gone }\n- { from: /gone, to: /about, sites: [main] }' },
    'redirects.yaml, line 1, entry 1, to: /gone leads nowhere; write the address of a page that is there.',
  ],
])('%s is said in one sentence', async (_name, files, sentence) => {
  expect((await check(files))[0]).toBe(sentence);
});

test('redirects that lead in a circle are said, and not one that leads into it, nor one that a site without the circle has', async () => {
  const rules = [
    '- { from: /a, to: /b }',
    '- { from: /b, to: "/c?x=1", sites: [ru] }',
    '- { from: /c/, to: a }',
    '- { from: /b, to: /about, sites: [main, kz, es, pt] }',
  ];
  const round = (await check({ 'redirects.yaml': rules.join('\n') })).filter((problem) => problem.includes('back'));
  expect(round).toEqual([
    'redirects.yaml, line 1, entry 1, to: /a leads to /b, which leads back to it; take one of the rules away.',
    'redirects.yaml, line 2, entry 2, to: /b leads to /c?x=1, which leads back to it; take one of the rules away.',
    'redirects.yaml, line 3, entry 3, to: /c/ leads to a, which leads back to it; take one of the rules away.',
  ]);
});

test('a circle by way of a host is one on the site of that host', async () => {
  const rules = ['- { from: /a, to: "https://ru.orvandel.example/b" }', '- { from: /b, to: /a, sites: [ru] }'];
  expect((await check({ 'redirects.yaml': rules.join('\n') })).map((problem) => problem.slice(0, 38))).toEqual([
    'redirects.yaml, line 1, entry 1, to: /',
    'redirects.yaml, line 2, entry 2, to: /',
  ]);
});

test('a rule to a host of ours is for the other sites, and is the one that counts before a later one', async () => {
  const rules = [
    '- { from: /kazakhstan, to: "https://kz.orvandel.example/kazakhstan" }',
    '- { from: /guide, to: "https://docs.orvandel.example/", sites: [ru, kz] }',
    '- { from: /guide, to: /about, sites: [ru, kz, main] }',
  ];
  expect(await check({ 'redirects.yaml': rules.join('\n') })).toEqual([]);
});

test('a page ends a circle: the rule that leads to it counts, and the one that it hides is said', async () => {
  const rules = ['- { from: /about, to: /old }', '- { from: /old, to: /about }'];
  expect(await check({ 'redirects.yaml': rules.join('\n') })).toEqual([
    'redirects.yaml, line 1, entry 1, from: /about is a page, which wins over the redirect; take one of them away.',
    'redirects.yaml, line 1, entry 1, to: /old leads nowhere; the page has moved to /about.',
  ]);
});

test('addresses of 8,000 characters are cut where they are told', async () => {
  const long = 'x'.repeat(8000);
  const rules = [
    `- { from: /${long}, to: /about }`,
    `- { from: /${long}, to: /${long} }`,
    `- { from: /a, to: /b${long} }`,
    `- { from: /es/${long}, to: /${long}/ }`,
  ];
  const problems = await check({ 'redirects.yaml': rules.join('\n') });
  expect(problems.length).toBeGreaterThan(3);
  for (const problem of problems) expect(problem.length).toBeLessThan(500);
});

test('a redirect counts where the page of its address is not served, is over, lists nothing, or is not in all languages', async () => {
  const files = {
    ...pageFiles('pages/verification', 'Verification'),
    ...pageFiles('pages/help', 'Help', "template: landing\nuntil: '2026-05-01T00:00:00Z'"),
    ...pageFiles('pages/blog', 'Blog'),
    ...pageFiles('pages/blog/category', 'Category'),
    'pages/legal/tos/page.yaml': 'template: landing\nlanguages: [en]',
    'pages/legal/tos/en.yaml': pageFile('Terms'),
    'redirects.yaml': ['/verification', '/help', '/blog/category/gone', '/legal/tos']
      .map((from) => `- { from: ${from}, to: / }`)
      .join('\n'),
  };
  expect(await check(files)).toEqual([]);
});

test('a file wins over a redirect as a page does, and may be led to', async () => {
  const rules = ['- { from: /files/a.csv, to: / }', '- { from: /old, to: /files/%D1%86.csv }'];
  const snapshot = await snapshotOf({ ...GOOD, 'redirects.yaml': rules.join('\n') });
  const files = new Map(['/files/a.csv', '/files/ц.csv'].map((name) => [name, 1]));
  expect(checkContent({ ...snapshot, files }, checkedSite, NOW).map(describeProblem)).toEqual([
    'redirects.yaml, line 1, entry 1, from: /files/a.csv is a file, which wins over the redirect; take one of them away.',
  ]);
});

test('a redirect to a page with a query or an anchor leads there', async () => {
  expect(await check({ 'redirects.yaml': '- { from: /old, to: "/about?from=old#note" }' })).toEqual([]);
});

test('a redirect to a host of ours leads there, and one to another host is found', async () => {
  const rules = ['https://console.orvandel.example/sign-up', 'https://evil.example/'].map(
    (to) => `- { from: /old, to: '${to}' }`,
  );
  expect(await check({ 'redirects.yaml': rules.join('\n') })).toEqual([
    expect.stringMatching(
      /^redirects\.yaml, line 2, entry 2, to: "\/old" leads to "https:\/\/evil\.example\/": must be/,
    ),
  ]);
});

test('behind a rule that may not be followed the others are called by their address, as they have another place', async () => {
  const rules = ['{ from: /bad?a, to: / }', '{ from: /old, to: /nowhere }'].map((rule) => `- ${rule}`);
  expect(await check({ 'redirects.yaml': rules.join('\n') })).toEqual([
    expect.stringMatching(/^redirects\.yaml, line 1, entry 1, from: "\/bad\?a" has a query/),
    'redirects.yaml, the rule from /old, to: /nowhere leads nowhere; write the address of a page that is there.',
  ]);
});
