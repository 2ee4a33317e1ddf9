import { visitAll } from '#scripts/lib/sweep/visitAll.ts';
import { createStandInSite } from '#tests/support/standInSite.ts';

test('where page after page is dead, the rest is not opened, and says why', async () => {
  const site = await createStandInSite(['chunk']);
  const [dead, rest] = [`${site.origin}/chunk`, `${site.origin}/`];
  const [visit, ...unopened] = await visitAll([dead, rest], { visitors: 1, patience: 1 });
  expect(visit).toMatchObject({ address: dead, status: 200, cause: `${site.origin}/static/page-chunk.js` });
  expect(unopened).toEqual([
    {
      check: 'browser',
      address: rest,
      ms: 0,
      complaints: ['it was not opened: those before it were dead'],
      cause: `${site.origin}/static/page-chunk.js`,
    },
  ]);
  await site.close();
});
