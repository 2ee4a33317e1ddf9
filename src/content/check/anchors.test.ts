import { checkContent } from '#src/content/check/checkContent.ts';
import { describeProblem } from '#src/content/check/contentProblem.ts';
import { checkedSite } from '#src/server/pages/checkedSite.ts';
import { pageFile, pageFiles, snapshotOf, wordsFile } from '#tests/support/contentFolder.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const text = (heading: string) => `  - { type: rich-text, id: terms, body: "## ${heading}\\n\\nText." }`;
/** A page with a block, and a heading that each language words in its own way. */
const TARGET: Record<string, string> & { readonly 'pages/about/en.yaml': string } = {
  ...pageFiles('pages/about', 'About'),
  'pages/about/page.yaml': 'template: landing',
  'pages/about/en.yaml': pageFile('About', `  - { type: note, id: offer, title: Offer }\n${text('Your rights')}`),
  ...Object.fromEntries(
    [
      ['es', 'Qué ocurre'],
      ['pt', 'Direitos'],
      ['ru', 'Права'],
    ].map(([locale = '', heading = '']) => [
      `pages/about/${locale}.yaml`,
      wordsFile(pageFile(`About ${locale}`, `  - { type: note, id: offer, title: Offer }\n${text(heading)}`)),
    ]),
  ),
};
const check = async (files: Record<string, string>) =>
  checkContent(
    await snapshotOf({ ...TARGET, ...pageFiles('pages/home', 'Home', 'template: home'), ...files }),
    checkedSite,
    NOW,
  ).map(describeProblem);
const linking = (href: string) =>
  pageFiles(
    'pages/help',
    'Help',
    undefined,
    `  - { type: note, id: note, title: N, link: { label: L, href: "${href}" } }`,
  );
const NAMES = '{ en: N, es: N, pt: N, ru: N }';

const PLACE = 'pages/help/en.yaml, line 4, block "note" (note), link, href';

test.each<[string, Record<string, string>, string]>([
  ['a block', linking('/about#ofer'), `${PLACE}: /about has no anchor #ofer; did you mean #offer?`],
  [
    'nothing like it',
    linking('/about?a=1#nothing'),
    `${PLACE}: /about has no anchor #nothing; its anchors are #offer, #terms, #your-rights.`,
  ],
  [
    'a heading that another language words otherwise',
    linking('/about#your-rights'),
    `${PLACE}: /about in Español has no anchor #your-rights; its anchors are #offer, #terms, #qué-ocurre.`,
  ],
  [
    'a sign that nobody can decode',
    linking('/about#100%'),
    `${PLACE}: /about has no anchor #100%; its anchors are #offer, #terms, #your-rights.`,
  ],
  [
    'a heading of the page itself',
    pageFiles(
      'pages/help',
      'Help',
      undefined,
      `  - { type: note, id: note, title: N, link: { label: L, href: "#your-rigths" } }\n${text('Your rights')}`,
    ),
    `${PLACE}: no block has the id "your-rigths"; did you mean "#your-rights"?`,
  ],
  [
    'a redirect',
    { 'redirects.yaml': '- { from: /old, to: "about#ofer" }' },
    'redirects.yaml, line 1, entry 1, to: /about has no anchor #ofer; did you mean #offer?',
  ],
  [
    'a redirect of a site that does not speak the language of the heading',
    { 'redirects.yaml': '- { from: /old, to: "/about#your-rights", sites: [ru] }' },
    'redirects.yaml, line 1, entry 1, to: /about has no anchor #your-rights; its anchors are #offer, #terms, #права.',
  ],
  [
    'the header',
    { 'menus.yaml': `header: [{ href: "/about#ofer", label: ${NAMES} }]` },
    'menus.yaml, line 1, header, entry 1, href: /about has no anchor #ofer; did you mean #offer?',
  ],
  [
    'the footer',
    { 'footer.yaml': `- { title: ${NAMES}, links: [{ href: "/about#ofer", label: ${NAMES} }] }` },
    'footer.yaml, line 1, entry 1, links, entry 1, href: /about has no anchor #ofer; did you mean #offer?',
  ],
  [
    'a block that a site does not show',
    {
      ...linking('/about#offer'),
      'pages/about/en.yaml': TARGET['pages/about/en.yaml'].replace('id: offer,', 'id: offer, sites: [main, es, pt],'),
    },
    `${PLACE}: the block "offer" is not shown on the site ru, kz, which shows this link; give both the same sites.`,
  ],
])('a dead anchor is said with the nearest: %s', async (_name, files, sentence) => {
  expect(await check(files)).toContain(sentence);
});

test.each(['/about#offer', '/about#terms', '/about#', '/about#top', '/about#content', '/about?a=1#offer'])(
  '%s is there in all languages',
  async (href) => {
    expect(await check(linking(href))).toEqual([]);
  },
);

test('a language that the page lacks is said of that page, and not of each link to it', async () => {
  const files = Object.entries({
    ...TARGET,
    ...pageFiles('pages/home', 'Home', 'template: home'),
    ...linking('/about#offer'),
  });
  const snapshot = await snapshotOf(Object.fromEntries(files.filter(([name]) => name !== 'pages/about/es.yaml')));
  expect(checkContent(snapshot, checkedSite, NOW).map(({ file }) => file)).toEqual(['pages/about/es.yaml']);
});

test('of a redirect one language of its sites is enough, and an address may be encoded', async () => {
  const rules = ['your-rights', 'qué-ocurre', 'qu%C3%A9-ocurre'].map(
    (anchor, index) => `- { from: /old-${String(index)}, to: "/about#${anchor}" }`,
  );
  expect(await check({ 'redirects.yaml': rules.join('\n') })).toEqual([]);
});

test('the entries of a list have anchors of their own, which no file says', async () => {
  const list = '  - { type: entries, id: list, collection: posts, title: T, empty: E }';
  const ownLink = '  - { type: note, id: note, title: N, link: { label: L, href: "#a-post" } }';
  for (const files of [
    { ...pageFiles('pages/blog', 'Blog', undefined, list), ...linking('/blog#a-post') },
    pageFiles('pages/blog', 'Blog', undefined, `${list}\n${ownLink}`),
  ])
    expect(await check(files)).toEqual([]);
});
