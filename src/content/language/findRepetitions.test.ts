import { describeProblem } from '#src/content/check/contentProblem.ts';
import { findRepetitions } from '#src/content/language/findRepetitions.ts';
import { pageFile, pageFiles, snapshotOf } from '#tests/support/contentFolder.ts';

const FACTS = 'facts:\n  seats: { about: A, value: 12, source: S, asOf: 2026-01-01 }\n';
const EIGHT = 'We answer every call within the same hour';
const page = (folder: string, text: string, settings?: string) => ({
  ...pageFiles(folder, folder.slice(6), settings, '  - { type: note, id: n, title: N }'),
  [`${folder}/en.yaml`]: pageFile(folder.slice(6), `  - { type: note, id: n, title: '${text}' }`).replace(
    /^meta.*$/m,
    `meta_description: ${folder.repeat(12).slice(0, 80)}`,
  ),
});

async function find(files: Record<string, string>) {
  const snapshot = await snapshotOf({ 'facts.yaml': FACTS, ...files });
  return findRepetitions(snapshot)
    .map(describeProblem)
    .filter((sentence) => sentence.includes('/en.yaml'));
}

test('eight words in a row of another page are told, with both places', async () => {
  const files = {
    ...page('pages/a', `First. ${EIGHT}.`),
    ...page('pages/b', `“we answer every call, within the same hour”`),
  };
  expect(await find(files)).toEqual([
    'pages/b/en.yaml, line 4, block "n" (note), title: “we answer every call within the same hour” stands on /a, too (pages/a/en.yaml, line 4, block "n" (note)); say it in other words, or as a fact.',
  ]);
});

test.each([
  ['seven words', 'We answer every call within the same day'],
  ['a fact between them', 'We answer every call ((seats)) within the same hour'],
])('%s are none', async (_, text) => {
  expect(await find({ ...page('pages/a', EIGHT), ...page('pages/b', text) })).toEqual([]);
});

test('texts of law may say the same, and a page may repeat itself', async () => {
  const legal = { ...page('pages/a', EIGHT), ...page('pages/b', EIGHT, 'template: legal') };
  expect(await find(legal)).toEqual([]);
  expect(await find(page('pages/a', `${EIGHT}. ${EIGHT}.`))).toEqual([]);
});
