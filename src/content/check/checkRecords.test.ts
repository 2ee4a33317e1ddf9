import { checkContent } from '#src/content/check/checkContent.ts';
import { describeProblem } from '#src/content/check/contentProblem.ts';
import { checkedSite } from '#src/server/pages/checkedSite.ts';
import { pageFiles, sharedFiles, snapshotOf } from '#tests/support/contentFolder.ts';

const each = (words: string) => `{ en: ${words}, es: ${words}, pt: ${words}, ru: ${words} }`;

/** What is wrong with a release that says something and leads somewhere. */
async function checkRelease({ said = 'Words', href = '/about' }) {
  const snapshot = await snapshotOf({
    ...pageFiles('pages/about', 'About'),
    ...pageFiles('pages/home', 'Home', 'template: home'),
    'taxonomy.yaml': `${sharedFiles['taxonomy.yaml'] ?? ''}press-years: { '2026': ${each('N')} }`,
    'press/news.yaml': [
      `name: ${each('News')}`,
      `description: ${each('What is new')}`,
      "date: 2026-11-11\nyear: '2026'",
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
  ['a fact that is not there', '((no-such-fact))', /line 6, paragraphs.*\(\(no-such-fact\)\) names no fact/],
  ['a figure that is no fact', '73.4 percent', /line 6, paragraphs.*"73\.4" is no fact/],
])('%s is found in a paragraph of a release', async (_what, said, sentence) => {
  expect(await checkRelease({ said })).toContainEqual(expect.stringMatching(sentence));
});

test('a link of a release that leads nowhere is found', async () => {
  expect(await checkRelease({ href: '/abuot' })).toEqual([
    'press/news.yaml, line 7, more, href: /abuot leads nowhere; did you mean /about?',
  ]);
});
