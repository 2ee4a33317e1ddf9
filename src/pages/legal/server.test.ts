import { checkContent } from '#src/content/check/checkContent.ts';
import type { LegalPartProps } from '#src/pages/legal/LegalPartProps.ts';
import { checkedSite } from '#src/server/pages/checkedSite.ts';
import { resolveSitePage } from '#src/server/pages/resolveSitePage.ts';
import { pageFiles, snapshotOf } from '#tests/support/contentFolder.ts';

const FILES = {
  ...pageFiles('pages/legal/tos', 'Terms', 'template: legal\nversion: { from: 2027-04-01 }'),
  ...pageFiles(
    'pages/legal/tos/2026-11-01',
    'Earlier',
    'template: legal\nrobots: noindex\nversion: { from: 2026-11-01, until: 2027-03-31 }',
  ),
};
const SUCCESSION = '2027-04-01T00:00:00.000Z';

test.each([
  ['/legal/tos', '2027-03-31T23:59:59Z', 'ahead', SUCCESSION],
  ['/legal/tos', '2027-04-01T00:00:00Z', 'holds', undefined],
  ['/legal/tos/2026-11-01', '2027-03-31T23:59:59Z', 'ending', SUCCESSION],
  ['/legal/tos/2026-11-01', '2027-04-01T00:00:00Z', 'over', undefined],
])('%s at %s: %s, until %s', async (path, now, standing, changesAt) => {
  const snapshot = await snapshotOf(FILES);
  const query = { contentPath: path, path, params: {}, locale: 'es', site: 'main' } as const;
  const page = resolveSitePage(snapshot, query, new Date(now));
  expect(page).toMatchObject({ standing });
  expect(page?.changesAt).toBe(changesAt);
});

test('the versions of a text are those below it, also of one that is known to end', async () => {
  const snapshot = await snapshotOf({
    ...FILES,
    ...pageFiles('pages/legal/offer', 'Offer', 'template: legal\nversion: { from: 2026-01-01, until: 2027-12-31 }'),
  });
  const versionsAt = (path: string) => {
    const query = { contentPath: path, path, params: {}, locale: 'en', site: 'main' } as const;
    const page = resolveSitePage(snapshot, query, new Date('2027-01-01')) as LegalPartProps | undefined;
    return page?.versions?.map((version) => version.path);
  };
  expect(versionsAt('/legal/offer')).toEqual(['/legal/offer']);
  const both = ['/legal/tos', '/legal/tos/2026-11-01'];
  expect(['/legal/tos', '/legal/tos/2026-11-01'].map(versionsAt)).toEqual([both, both]);
});

const COMPARING = 'template: legal\ncompares: { before: /legal/tos/2026-11-01, after: /legal/tos }';
const NOW = new Date('2026-12-01T00:00:00Z');

test.each([
  ['draft: true', false],
  ["publishAt: '2026-12-01T00:00:01Z'", false],
  ["publishAt: '2026-12-01T00:00:00Z'", true],
])('a text with %s is compared: %s; where it is not, the check says so', async (more, isCompared) => {
  const text = (says: string) => `  - { type: rich-text, id: text, body: ${says} }`;
  const version = 'template: legal\nversion: { from: 2026-11-01 }';
  const snapshot = await snapshotOf({
    ...FILES,
    ...pageFiles('pages/legal/tos', 'Terms', `${version}\n${more}`, text('Secret')),
    ...pageFiles('pages/legal/tos/changes', 'Changes', COMPARING),
  });
  const path = '/legal/tos/changes';
  const query = { contentPath: path, path, params: {}, locale: 'en', site: 'main' } as const;
  expect(JSON.stringify(resolveSitePage(snapshot, query, NOW)).includes('Secret')).toBe(isCompared);
  const problems = checkContent(snapshot, checkedSite, NOW).filter(({ place }) => place?.includes('compares'));
  expect(problems.map(({ rule }) => rule)).toEqual(
    isCompared ? [] : ['/legal/tos is not public while this page is; change draft, publishAt or until of one of them'],
  );
});

test('a comparison that is published later is judged by that moment', async () => {
  const later = "\npublishAt: '2026-12-02T00:00:00Z'";
  const snapshot = await snapshotOf({
    ...FILES,
    ...pageFiles('pages/legal/tos', 'Terms', `template: legal\nversion: { from: 2026-11-01 }${later}`),
    ...pageFiles('pages/legal/tos/changes', 'Changes', COMPARING + later),
  });
  const problems = checkContent(snapshot, checkedSite, NOW);
  expect(problems.filter(({ place }) => place?.includes('compares'))).toEqual([]);
});
