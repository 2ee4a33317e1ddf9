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
