import { pipeline } from 'node:stream/promises';
import { NoRoom } from '#src/forms/server/keeping/leadsSpace.ts';
import { fillUp, ROOM, takeIn, testLead } from '#tests/support/leadParts.ts';
import { createTestSpools, DELIVERED, recordingDelivery } from '#tests/support/testSpool.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** What waits on a disk has a bound: files are refused first, then everything, and before the disk is full. */

let spools: ReturnType<typeof createTestSpools>;
beforeEach(() => {
  spools = createTestSpools();
});
afterEach(() => spools.close());

const MB = 1024 * 1024;
/** Neither a survey nor anything else happens by itself. */
const STILL = { timing: { heartbeat: 1000, survey: 60_000 } };

test('a file for which there is no room breaks off, and leaves neither a byte nor a count', async () => {
  const { store, spool, counters } = await spools.open(undefined, { ...STILL, spaceLimit: MB });
  const draft = await store.open();
  const { sink } = draft.addFile();
  await expect(pipeline([Buffer.alloc(500_000), Buffer.alloc(500_000)], sink)).rejects.toThrow(NoRoom);
  await draft.discard();
  expect((await spool.backlog()).full).toBe(0);
  expect(await takeIn(store, testLead(), [Buffer.alloc(500_000)])).toBe('accepted');
  expect(counters.totals).toMatchObject({ accepted: 1, turnedAway: 1 });
});

test('words are taken in after files are refused, and at last nothing is; a delivery makes room', async () => {
  const { deliver, given } = recordingDelivery(DELIVERED);
  const { store, spool } = await spools.open(undefined, { ...STILL, spaceLimit: ROOM });
  const { file, words } = await fillUp(store);
  expect(file).toBeInstanceOf(NoRoom);
  expect(words.filter((outcome) => outcome === 'accepted')).toHaveLength(5);
  expect(words.at(-1)).toBeInstanceOf(NoRoom);
  expect((await spool.backlog()).full).toBeGreaterThan(0.9);
  const other = await spools.open(deliver, { spaceLimit: ROOM });
  await waitUntil(() => given.length === 6);
  await waitUntil(async () => (await other.spool.backlog()).full === 0);
  expect(await takeIn(other.store)).toBe('accepted');
});

test('what waited before the start counts', async () => {
  const { store, spool } = await spools.open();
  await takeIn(store, testLead(), [Buffer.alloc(MB)]);
  await spool.close(0);
  const next = await spools.open(undefined, { spaceLimit: 2 * MB });
  expect((await next.spool.backlog()).full).toBeCloseTo(0.5, 1);
});
