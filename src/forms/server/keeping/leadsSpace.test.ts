import { createLeadCounters } from '#src/forms/server/keeping/leadsCounters.ts';
import { createLeadSpace, NoRoom, type SpaceMeasure } from '#src/forms/server/keeping/leadsSpace.ts';

const EMPTY: SpaceMeasure = { taken: 0, free: Infinity, total: Infinity };

function openSpace(limit = 1000) {
  const counters = createLeadCounters();
  const space = createLeadSpace(limit, counters);
  return {
    space,
    counters,
    measure: (found: Partial<SpaceMeasure>) => space.measure(() => Promise.resolve({ ...EMPTY, ...found })),
  };
}

test('files are taken until three quarters are full, words until nearly all is', () => {
  const { space, counters } = openSpace();
  const draft = space.admit();
  expect([draft.takeFile(750), draft.takeFile(1), draft.takeFile(1)]).toEqual([true, false, false]);
  draft.settle(940);
  expect(space.fullness()).toBeCloseTo(0.94);
  const words = space.admit();
  expect(words.takeFile(1)).toBe(false);
  words.settle(20);
  expect(() => space.admit()).toThrow(NoRoom);
  expect(counters.totals.turnedAway).toBe(3);
});

test('what a draft did not keep is free again, once', () => {
  const { space } = openSpace();
  const draft = space.admit();
  draft.takeFile(700);
  draft.settle(100);
  draft.settle(0);
  expect(space.fullness()).toBeCloseTo(0.1);
});

test('a measure takes the place of what was counted, drafts aside', async () => {
  const { space, measure } = openSpace();
  const [kept, open] = [space.admit(), space.admit()];
  kept.takeFile(300);
  kept.settle(300);
  open.takeFile(100);
  await measure({ taken: 500 });
  expect(space.fullness()).toBeCloseTo(0.6);
  open.settle(0);
  expect(space.fullness()).toBeCloseTo(0.5);
});

test('what comes in while it is measured is not lost', async () => {
  const { space } = openSpace();
  await space.measure(() => {
    space.admit().settle(200);
    return Promise.resolve({ ...EMPTY, taken: 100 });
  });
  expect(space.fullness()).toBeCloseTo(0.3);
});

test.each([
  ['a disk that others have filled', { free: 100, total: 50_000 }, 0.9],
  ['a disk smaller than the limit', { taken: 100, free: 400, total: 500 }, 0.2],
  ['a disk without a free byte', { free: 0, total: 50_000 }, 1],
  ['a large disk', { taken: 100, free: 1e12, total: 2e12 }, 0.1],
])('%s counts', async (_what, found, fullness) => {
  const { space, measure } = openSpace();
  await measure(found);
  expect(space.fullness()).toBeCloseTo(fullness);
});

test('what of a disk’s free bytes drafts have used is not counted twice', async () => {
  const { space, measure } = openSpace();
  space.admit().takeFile(300);
  await measure({ free: 700, total: 1000 });
  expect(space.fullness()).toBeCloseTo(0.3);
});
