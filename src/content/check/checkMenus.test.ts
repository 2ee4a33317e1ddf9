import { checkContent } from '#src/content/check/checkContent.ts';
import { describeProblem } from '#src/content/check/contentProblem.ts';
import { checkedSite } from '#src/server/pages/checkedSite.ts';
import { pageFiles, snapshotOf } from '#tests/support/contentFolder.ts';

/** Where header, panel and footer lead. */

const GOOD = {
  ...pageFiles('pages/about', 'About'),
  ...pageFiles('pages/home', 'Home', 'template: home'),
  ...pageFiles('pages/verification', 'Verification'),
};
const check = async (files: Record<string, string>) =>
  checkContent(await snapshotOf({ ...GOOD, ...files }), checkedSite, new Date('2026-06-01T00:00:00Z')).map(
    describeProblem,
  );
const NAMES = '{ en: N, es: N, pt: N, ru: N }';

test.each<[string, Record<string, string>, string]>([
  [
    'a dead link of the menu',
    { 'menus.yaml': `header: [{ href: /contacts, label: ${NAMES} }]` },
    'menus.yaml, line 1, header, entry 1, href: /contacts leads nowhere; write the address of a page that is there.',
  ],
  [
    'a link of the menu that one of its sites does not have',
    { 'menus.yaml': `header: [{ href: /verification, label: ${NAMES} }]` },
    'menus.yaml, line 1, header, entry 1, href: /verification is a 404 on the site ru, which shows this link; link to a page that is there, too.',
  ],
  [
    'a panel that leads nowhere',
    { 'menus.yaml': `header: [{ href: /about, label: ${NAMES} }]\npanel: { href: /help, label: ${NAMES} }` },
    'menus.yaml, line 2, panel, href: /help leads nowhere; write the address of a page that is there.',
  ],
  [
    'a link of the footer that no route serves',
    { 'footer.yaml': `- { title: ${NAMES}, links: [{ href: /nowhere, label: ${NAMES} }] }` },
    'footer.yaml, line 1, entry 1, links, entry 1, href: /nowhere leads nowhere; write the address of a page that is there.',
  ],
  [
    'a link of the footer below a group, without a page',
    { 'footer.yaml': `- { title: ${NAMES}, links: [{ href: /products/fax, label: ${NAMES} }] }` },
    'footer.yaml, line 1, entry 1, links, entry 1, href: /products/fax leads nowhere; write the address of a page that is there.',
  ],
  [
    'a link of the footer to an old address',
    { 'footer.yaml': `- { title: ${NAMES}, links: [{ href: /old, label: ${NAMES} }] }` },
    'footer.yaml, line 1, entry 1, links, entry 1, href: /old leads nowhere; the page has moved to /about.',
  ],
  [
    'a link of the footer to a category that is none',
    {
      ...pageFiles('pages/blog/category', 'Category'),
      'footer.yaml': `- { title: ${NAMES}, links: [{ href: /blog/category/gossip, label: ${NAMES} }] }`,
    },
    'footer.yaml, line 1, entry 1, links, entry 1, href: /blog/category/gossip leads nowhere; there is no category "gossip".',
  ],
  [
    'a page that is not public yet',
    {
      ...pageFiles('pages/help', 'Help', "template: landing\npublishAt: '2026-07-01T00:00:00Z'"),
      'menus.yaml': `header: [{ href: /help, label: ${NAMES} }]`,
    },
    'menus.yaml, line 1, header, entry 1, href: /help is not public while this page is; change publishAt or until of one of them.',
  ],
])('%s is said in one sentence', async (_name, files, sentence) => {
  expect(await check(files)).toEqual([sentence]);
});

test.each<[string, string, string]>([
  [
    'a page of the footer that the site does not have',
    'footer.yaml',
    `- { title: ${NAMES}, links: [{ href: /contacts, label: ${NAMES} }] }`,
  ],
  ['another host', 'menus.yaml', `header: [{ href: 'https://docs.example/', label: ${NAMES} }]`],
  ['what is said to be no page', 'menus.yaml', `header: [{ href: /api, inApp: false, label: ${NAMES} }]`],
  [
    'a page in a menu that not all of its sites show',
    'menus.yaml',
    `header: [{ label: ${NAMES}, sites: [main], submenu: { columns: [{ title: ${NAMES}, links: [{ href: /verification, sites: [main, ru], linkOnly: true, label: ${NAMES} }] }] } }]`,
  ],
  [
    'a page that the sites of its languages have',
    'menus.yaml',
    `header: [{ href: /verification, languages: [en, es, pt], label: ${NAMES} }]`,
  ],
])('a menu may lead to %s', async (_what, file, menu) => {
  expect(await check({ [file]: menu })).toEqual([]);
});
