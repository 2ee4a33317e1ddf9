import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { spoolFolders } from '#src/forms/server/keeping/disk/spoolFiles.ts';
import { forgetDelivered, surveySpool } from '#src/forms/server/keeping/disk/spoolKeeping.ts';
import { createSpoolLeads, type SpoolLeads } from '#src/forms/server/keeping/disk/spoolLeads.ts';
import { createSpoolOwner } from '#src/forms/server/keeping/disk/spoolOwner.ts';
import { LEAD_OVERHEAD } from '#src/forms/server/keeping/leadsSpace.ts';
import { recordingTrace, takeIn, testLead } from '#tests/support/leadParts.ts';
import { createTestSpools } from '#tests/support/testSpool.ts';

/** What one look at a spool does, while others work on it. */

const HOUR = 3_600_000;

let spools: ReturnType<typeof createTestSpools>;
beforeEach(() => {
  spools = createTestSpools();
});
afterEach(() => spools.close());

const createOwner = () => {
  const { incoming } = spoolFolders(spools.directory);
  return createSpoolOwner({ incoming, heartbeat: HOUR, onError: () => undefined });
};

/** A spool in which so many leads wait, and a process that looks at it, beside others that change what is there. */
async function openKeeping(count: number) {
  const { store, spool } = await spools.open();
  const ids = Array.from({ length: count }, () => testLead().id);
  for (const id of ids) await takeIn(store, testLead({ id }));
  await spool.close(0);
  const folders = spoolFolders(spools.directory);
  const leads = createSpoolLeads(folders);
  const owner = await createOwner();
  const { trace, counters } = recordingTrace();
  const survey = (change: Partial<SpoolLeads> = {}, retention = 0) =>
    surveySpool({ folders, owner, trace, retention, leads: { ...leads, ...change } });
  return { ids, leads, owner, counters, survey };
}

test('what a process has claimed that has come since the living were counted is left to it', async () => {
  const { ids, leads, owner, survey } = await openKeeping(2);
  const [first = '', second] = ids;
  let other: Awaited<ReturnType<typeof createOwner>> | undefined;
  const found = await survey({
    async ids() {
      other = await createOwner();
      await leads.move(first, 'waiting', `claimed-${other.id}`);
      return leads.ids();
    },
  });
  expect(found.waiting).toEqual([second]);
  expect(await leads.tokenOf(first)).toBe(`claimed-${other!.id}`);
  await Promise.all([owner.close(), other!.close()]);
});

test('what a process delivers itself is not due while it does, though others took it for dead', async () => {
  const { ids, leads, owner, survey } = await openKeeping(1);
  const [id = ''] = ids;
  await leads.move(id, 'waiting', `claimed-${owner.id}`);
  await rm(path.join(spools.directory, 'incoming', owner.id), { recursive: true });
  expect((await survey()).waiting).toEqual([]);
  expect(await leads.tokenOf(id)).toBe(`claimed-${owner.id}`);
  await owner.close();
});

test('a process without a heartbeat is being set up just now, and left alone', async () => {
  const { owner, survey } = await openKeeping(0);
  await mkdir(path.join(spools.directory, 'incoming', 'new'));
  await survey();
  expect(await spools.left('incoming')).toEqual([owner.id, 'new'].sort());
  await owner.close();
});

test('all that is kept takes room, and what waits is as old as the oldest of it', async () => {
  const { ids, owner, survey } = await openKeeping(3);
  const [oldest = '', dead = ''] = ids;
  const at = (id: string, name: string) => path.join(spools.directory, 'pending', id, name);
  await rename(at(dead, 'waiting'), at(dead, 'dead'));
  await writeFile(at(oldest, 'file-1'), 'curriculum');
  for (const [id, age] of [
    [oldest, 2 * HOUR],
    [dead, 3 * HOUR],
  ] as const)
    await utimes(at(id, 'lead.json'), new Date(), new Date(Date.now() - age));
  const sizes = await Promise.all(ids.map(async (id) => (await stat(at(id, 'lead.json'))).size));
  const { backlog, taken } = await survey({ ids: () => Promise.resolve(ids) });
  expect(taken).toBe(sizes.reduce((sum, size) => sum + size, 3 * LEAD_OVERHEAD + 10));
  expect(backlog).toMatchObject({ pending: 2, dead: 1 });
  expect(backlog.oldestAge / HOUR).toBeCloseTo(2, 1);
  await owner.close();
});

test('a disk that refuses a step is a fault; a lead that is gone is none', async () => {
  const { ids, leads, owner } = await openKeeping(1);
  const [id = ''] = ids;
  await mkdir(path.join(spools.directory, 'pending', id, 'dead'));
  await expect(leads.move(id, 'waiting', 'dead')).rejects.toThrow('EISDIR');
  expect([await leads.move('lead-gone', 'waiting', 'dead'), await leads.bury('lead-gone', 'waiting')]).toEqual([
    false,
    false,
  ]);
  await owner.close();
});

test('what somebody makes due at the moment when its retention is over is not deleted', async () => {
  const { ids, leads, owner, counters, survey } = await openKeeping(1);
  const [id = ''] = ids;
  const dead = path.join(spools.directory, 'pending', id, 'dead');
  await rename(path.join(path.dirname(dead), 'waiting'), dead);
  await utimes(dead, 0, 0);
  const move: SpoolLeads['move'] = async (...args) => {
    await leads.move(id, 'dead', 'waiting');
    return leads.move(...args);
  };
  await survey({ move }, HOUR);
  expect([await leads.tokenOf(id), counters.totals.expired]).toEqual(['waiting', 0]);
  await owner.close();
});

test('the ids of delivered leads are forgotten after a week', async () => {
  await spools.open();
  const folder = path.join(spools.directory, 'delivered');
  for (const [name, age] of Object.entries({ old: 8 * 24 * HOUR, young: 6 * 24 * HOUR })) {
    await writeFile(path.join(folder, name), '');
    const time = new Date(Date.now() - age);
    await utimes(path.join(folder, name), time, time);
  }
  await forgetDelivered(spoolFolders(spools.directory));
  expect(await spools.left('delivered')).toEqual(['young']);
  expect((await stat(folder)).isDirectory()).toBe(true);
});
