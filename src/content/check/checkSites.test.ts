import { checkContent } from '#src/content/check/checkContent.ts';
import { describeProblem } from '#src/content/check/contentProblem.ts';
import { checkedSite } from '#src/server/pages/checkedSite.ts';
import { pageFile, pageFiles, snapshotOf } from '#tests/support/contentFolder.ts';

/** What is asked of a page follows from the sites that show it. */

const GOOD = { ...pageFiles('pages/about', 'About'), ...pageFiles('pages/home', 'Home', 'template: home') };
const check = async (files: Record<string, string>) =>
  checkContent(await snapshotOf({ ...GOOD, ...files }), checkedSite, new Date('2026-06-01T00:00:00Z')).map(
    describeProblem,
  );
const note = (more: string) => `  - { type: note, id: note, title: Note${more} }`;

test('a language that no site of the route needs may be missing', async () => {
  const settings = { 'pages/legal/aup-kz/page.yaml': 'template: landing' };
  expect(await check({ ...settings, 'pages/legal/aup-kz/ru.yaml': pageFile('Казахстан') })).toEqual([]);
  expect(
    await check({
      ...settings,
      'pages/legal/aup-kz/ru.yaml': pageFile('Казахстан', note(', link: { label: L, href: /x }')),
    }),
  ).toEqual([expect.stringContaining('ru.yaml, line 4, block "note" (note), link, href: /x leads nowhere')]);
  expect(await check({ ...settings, 'pages/legal/aup-kz/en.yaml': pageFile('Kazakhstan') })).toEqual([
    'pages/legal/aup-kz/ru.yaml: is missing; write the page in Русский, in which it is served on the site kz.',
  ]);
});

test('a block for some sites is checked where it is shown', async () => {
  const blocks = (sites: string) =>
    `${note(', link: { label: L, href: /verification }, sites: [main, es, pt]')}\n  - { type: note, id: more, title: M, sites: [${sites}], link: { label: L, href: '#note' } }`;
  const files = (sites: string) => ({
    ...pageFiles('pages/verification', 'Verification'),
    ...pageFiles('pages/help', 'Help', undefined, blocks(sites)),
  });
  expect(await check(files('main, es'))).toEqual([]);
  expect(await check(files('main, kz'))).toEqual([
    'pages/help/en.yaml, line 5, block "more" (note), link, href: the block "note" is not shown on the site kz, which shows this link; give both the same sites.',
  ]);
});

test('what its languages share is wrong with a page once', async () => {
  expect(await check(pageFiles('pages/help', 'Help', 'template: platform'))).toEqual([
    expect.stringContaining('the template platform needs a block of the type hero or hero-form'),
  ]);
});

test('a source that is broken is one problem, and its languages are none', async () => {
  const problems = await check({ ...pageFiles('pages/help', 'Help'), 'pages/help/en.yaml': 'title: [' });
  expect(problems).toEqual([expect.stringContaining('pages/help/en.yaml, line 1')]);
});
