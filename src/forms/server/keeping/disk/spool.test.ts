import assert from 'node:assert';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { Deliver } from '#src/forms/server/delivery/deliveryPost.ts';
import { takeIn, testLead } from '#tests/support/leadParts.ts';
import { createTestSpools, DELIVERED, FAILED, recordingDelivery, RULES } from '#tests/support/testSpool.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';
import { expectWithin } from '#tests/support/slowdown.ts';

/** What several processes do with one spool, and what a dead one leaves behind. */

let spools: ReturnType<typeof createTestSpools>;
beforeEach(() => {
  spools = createTestSpools();
});
afterEach(() => spools.close());

const HOUR = 3_600_000;
const pendingFile = (id: string, name: string) => path.join(spools.directory, 'pending', id, name);

async function makeOlder(file: string, age: number) {
  const time = new Date(Date.now() - age);
  await utimes(file, time, time);
}

/** As a process that was killed leaves it: its folder with a draft, its claims, and no heartbeat any more. */
async function leaveDead(owner: string, { silent }: { silent: number }) {
  const home = path.join(spools.directory, 'incoming', owner);
  await mkdir(path.join(home, 'a-draft'), { recursive: true });
  await writeFile(path.join(home, 'a-draft', 'file-1'), 'half');
  await writeFile(path.join(home, 'alive'), '');
  await makeOlder(path.join(home, 'alive'), silent);
}

test('two processes on one folder deliver each lead once', async () => {
  const [one, other] = [recordingDelivery(DELIVERED), recordingDelivery(DELIVERED)];
  const slowly =
    (deliver: Deliver): Deliver =>
    async (...args) => {
      await delay(5);
      return deliver(...args);
    };
  const waiting = await spools.open();
  const ids = Array.from({ length: 60 }, () => testLead());
  await Promise.all(ids.map((lead) => takeIn(waiting.store, lead)));
  await Promise.all([spools.open(slowly(one.deliver)), spools.open(slowly(other.deliver))]);
  await waitUntil(async () => (await spools.left('pending')).length === 0);
  const given = [...one.given, ...other.given].map(({ id }) => id).sort();
  expect(given).toEqual(ids.map(({ id }) => id).sort());
  expect(Math.min(one.given.length, other.given.length)).toBeGreaterThan(0);
});

test('a lead that another process took in is delivered by the one that can', async () => {
  const { deliver, given } = recordingDelivery(DELIVERED);
  await spools.open(deliver);
  const { store } = await spools.open();
  await takeIn(store);
  await waitUntil(() => given.length === 1);
});

test('what a dead process had claimed is delivered, and its drafts are swept', async () => {
  const { store, spool } = await spools.open();
  const lead = testLead();
  await takeIn(store, lead);
  await spool.close(0);
  await rename(pendingFile(lead.id, 'waiting'), pendingFile(lead.id, 'claimed-dead-owner'));
  await leaveDead('dead-owner', { silent: HOUR });
  const { deliver, given } = recordingDelivery(DELIVERED);
  await spools.open(deliver);
  await waitUntil(() => given.length === 1);
  expect(await spools.left('incoming')).not.toContain('dead-owner');
});

test('the drafts of a dead process are swept in one step: it may only have been paused, and go on with them', async () => {
  await leaveDead('dead-owner', { silent: HOUR });
  const draft = path.join(spools.directory, 'incoming/dead-owner/a-draft');
  for (let count = 2; count <= 500; count += 1) await writeFile(path.join(draft, `file-${String(count)}`), '');
  const names = await readdir(draft);
  // At once: else each question would wait behind what is being removed.
  const look = () => [names[0], names.at(-1)].map((name = '') => existsSync(path.join(draft, name)));
  const opening = spools.open();
  let seen = look();
  while (!seen.includes(false)) {
    await nextTurn();
    seen = look();
  }
  const left = look();
  await opening;
  expect(left).toEqual([false, false]);
});

test('what stands beside the leads is none, and a folder that cannot be read is one that waits: the others go', async () => {
  await spools.open().then(({ spool }) => spool.close(0));
  await writeFile(path.join(spools.directory, 'pending', '.DS_Store'), '');
  const odd = path.join(spools.directory, 'pending', 'odd');
  await mkdir(odd);
  // A link to itself is an error of the system, as a folder without permission is.
  await symlink('waiting', path.join(odd, 'waiting'));
  const { deliver, given } = recordingDelivery(DELIVERED);
  const { store, spool, lines } = await spools.open(deliver);
  await takeIn(store);
  await waitUntil(() => given.length === 1);
  await delay(300);
  expect(lines.filter((line) => line.includes('lead cannot be looked at'))).toHaveLength(1);
  expect(await spool.backlog()).toMatchObject({ pending: 1 });
});

test('a spool that cannot be opened leaves nobody behind who goes on in it', async () => {
  const { spool, trace } = await spools.open();
  await spool.close(0);
  await mkdir(path.join(spools.directory, 'pending', 'odd'));
  await symlink('waiting', pendingFile('odd', 'waiting'));
  const failing = { ...trace, unseen: () => assert.fail('no room for the log') };
  await expect(spools.open(recordingDelivery(DELIVERED).deliver, { trace: failing })).rejects.toThrow('no room');
  await delay(200);
  expect(await spools.left('incoming')).toEqual([]);
});

test('what a living process has claimed is left to it, and taken back when it falls silent', async () => {
  const { store, spool } = await spools.open();
  const lead = testLead();
  await takeIn(store, lead);
  await spool.close(0);
  await rename(pendingFile(lead.id, 'waiting'), pendingFile(lead.id, 'claimed-living'));
  const start = Date.now();
  await leaveDead('living', { silent: 0 });
  const { deliver, given } = recordingDelivery(DELIVERED);
  await spools.open(deliver);
  await waitUntil(() => given.length === 1);
  // Six heartbeats of 50 ms; the time of a file may be rounded.
  expect(Date.now() - start).toBeGreaterThanOrEqual(299);
});

test.each([
  ['an hour old, where the clock was put forward', HOUR],
  ['yet to come, where it was put back', -HOUR],
])('a process whose heartbeats seem %s, lives while they come, and is dead without', async (_when, age) => {
  const { store, spool } = await spools.open();
  const lead = testLead();
  await takeIn(store, lead);
  await spool.close(0);
  await rename(pendingFile(lead.id, 'waiting'), pendingFile(lead.id, 'claimed-living'));
  await leaveDead('living', { silent: age });
  const { deliver, given } = recordingDelivery(DELIVERED);
  await spools.open(deliver);
  const alive = path.join(spools.directory, 'incoming/living/alive');
  for (let beats = 0; beats < 15; beats += 1) {
    await makeOlder(alive, age).catch(() => undefined);
    await delay(20);
  }
  expect(given).toEqual([]);
  await waitUntil(() => given.length === 1);
});

test('a process that was taken for dead begins anew: the draft is refused, the next lead is taken', async () => {
  const { store } = await spools.open();
  const draft = await store.open();
  await rm(path.join(spools.directory, 'incoming'), { recursive: true });
  await mkdir(path.join(spools.directory, 'incoming'));
  // Nobody listens to it yet: its error must not end the process.
  const { sink } = draft.addFile();
  await waitUntil(() => sink.closed);
  await expect(draft.accept(testLead())).rejects.toThrow('ENOENT');
  expect(await takeIn(store)).toBe('accepted');
  await waitUntil(async () => {
    const [owner = ''] = await spools.left('incoming');
    return (await spools.left('incoming', owner)).includes('alive');
  });
});

test('a process that was taken for dead while it delivered a lead removes it all the same', async () => {
  const incoming = path.join(spools.directory, 'incoming');
  const deliver: Deliver = async () => {
    for (const owner of await readdir(incoming)) await rm(path.join(incoming, owner), { recursive: true });
    return DELIVERED;
  };
  const { store } = await spools.open(deliver, { timing: { heartbeat: HOUR, survey: 100 } });
  await takeIn(store);
  await waitUntil(async () => (await spools.left('pending')).length === 0);
});

test('killed between the provider’s yes and the deletion: it is deleted, and not delivered again', async () => {
  const { store, spool } = await spools.open();
  const lead = testLead();
  await takeIn(store, lead);
  await spool.close(0);
  await writeFile(path.join(spools.directory, 'delivered', lead.id), '');
  const { deliver, given } = recordingDelivery(DELIVERED);
  await spools.open(deliver);
  await waitUntil(async () => (await spools.left('pending')).length === 0);
  expect(given).toEqual([]);
});

test('the end waits for what is under way', async () => {
  const deliver: Deliver = async () => {
    await delay(200);
    return DELIVERED;
  };
  const { store, spool } = await spools.open(deliver);
  await takeIn(store);
  await delay(30);
  await spool.close(2000);
  expect(await spools.left('pending')).toEqual([]);
  expect(await spools.left('incoming')).toEqual([]);
});

test('what takes longer than the end may is broken off, and waits for the next start as if it had not been tried', async () => {
  const deliver: Deliver = (_lead, _open, signal) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve({ delivered: false, reason: 'AbortError', refused: false }));
    });
  const { store, spool } = await spools.open(deliver);
  const lead = testLead();
  await takeIn(store, lead);
  await delay(30);
  const start = performance.now();
  await spool.close(100);
  expectWithin(performance.now() - start, 500);
  expect(await spools.left('pending', lead.id)).toEqual(['lead.json', 'waiting']);
});

test.each([
  ['dead', { retention: HOUR, age: 2 * HOUR }, false],
  ['quarantined', { retention: HOUR, age: 2 * HOUR }, false],
  ['dead', { retention: HOUR, age: HOUR / 2 }, true],
  ['dead', { retention: 0, age: 1000 * HOUR }, true],
  ['waiting', { retention: HOUR, age: 1000 * HOUR }, true],
])('a lead that is %s with %o is kept: %s', async (token, { retention, age }, kept) => {
  const { store, spool } = await spools.open();
  const lead = testLead();
  await takeIn(store, lead);
  await spool.close(0);
  if (token !== 'waiting') await rename(pendingFile(lead.id, 'waiting'), pendingFile(lead.id, token));
  for (const name of ['lead.json', token]) await makeOlder(pendingFile(lead.id, name), age);
  const { counters } = await spools.open(undefined, { retention });
  expect(await spools.left('pending')).toEqual(kept ? [lead.id] : []);
  expect(counters.totals.expired).toBe(kept ? 0 : 1);
});

test('what is given up is kept for its retention from then on, however long it had waited', async () => {
  const { store, spool } = await spools.open();
  const lead = testLead();
  await takeIn(store, lead);
  await spool.close(0);
  for (const name of ['lead.json', 'waiting']) await makeOlder(pendingFile(lead.id, name), 2 * HOUR);
  const { deliver } = recordingDelivery(FAILED);
  const { counters } = await spools.open(deliver, { retention: HOUR, rules: { ...RULES, deadAfter: 0 } });
  await waitUntil(async () => (await spools.left('pending', lead.id)).includes('dead'));
  await delay(300);
  expect([await spools.left('pending'), counters.totals.expired]).toEqual([[lead.id], 0]);
});
