import { checkContent } from '#src/content/check/checkContent.ts';
import { describeProblem } from '#src/content/check/contentProblem.ts';
import { checkedSite } from '#src/server/pages/checkedSite.ts';
import { pageFiles, sharedFiles, snapshotOf } from '#tests/support/contentFolder.ts';

const each = (words: string) => `{ en: ${words}, es: ${words}, pt: ${words}, ru: ${words} }`;

/** What is wrong with a release that says something and leads somewhere. */
async function checkRelease({ said = 'Words', href = '/about', day = '2026-11-11' }) {
  const snapshot = await snapshotOf({
    ...pageFiles('pages/about', 'About'),
    ...pageFiles('pages/home', 'Home', 'template: home'),
    ...pageFiles('pages/verification', 'Verification'),
    'taxonomy.yaml': `${sharedFiles['taxonomy.yaml'] ?? ''}press-years: { '2026': ${each('N')} }`,
    'press/news.yaml': [
      `name: ${each('News')}`,
      `description: ${each('What is new')}`,
      `date: ${day}`,
      `place: ${each('Here')}`,
      `paragraphs: [${each(said)}]`,
      `more: { label: ${each('More')}, href: ${href} }`,
    ].join('\n'),
  });
  return checkContent(snapshot, checkedSite, new Date('2026-06-01T00:00:00Z')).map(describeProblem);
}

test('a release that says and links what is there has no problem', async () => {
  expect(await checkRelease({})).toEqual([]);
});

test.each([
  ['a fact that is not there', '((no-such-fact))', /line 5, paragraphs.*\(\(no-such-fact\)\) names no fact/],
  ['a figure that is no fact', '73.4 percent', /line 5, paragraphs.*"73\.4" is no fact/],
])('%s is found in a paragraph of a release', async (_what, said, sentence) => {
  expect(await checkRelease({ said })).toContainEqual(expect.stringMatching(sentence));
});

test('a link of a release that leads nowhere is found', async () => {
  expect(await checkRelease({ href: '/abuot' })).toEqual([
    'press/news.yaml, line 6, more, href: /abuot leads nowhere; did you mean /about?',
  ]);
});

test('a link of a release is judged on each site that has the list', async () => {
  expect(await checkRelease({ href: '/verification' })).toEqual([
    'press/news.yaml, line 6, more, href: /verification is a 404 on the site ru, which shows this link; link to a page that is there, too.',
  ]);
});

test('a release is in the year of its day, which has to have a name', async () => {
  expect(await checkRelease({ day: '2027-01-02' })).toEqual([
    'press/news.yaml, line 3, date: "2027" is none of press-years; write one of 2026, or add it to taxonomy.yaml.',
  ]);
});
