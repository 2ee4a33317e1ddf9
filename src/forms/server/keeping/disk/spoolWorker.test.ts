import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Attempt, Deliver } from '#src/forms/server/delivery/deliveryPost.ts';
import type { DeliveryTrace } from '#src/forms/server/delivery/deliveryTrace.ts';
import { spoolFolders } from '#src/forms/server/keeping/disk/spoolFiles.ts';
import { createSpoolAdmin } from '#src/forms/server/keeping/disk/spoolAdmin.ts';
import { createSpoolLeads, type SpoolLeads } from '#src/forms/server/keeping/disk/spoolLeads.ts';
import { createSpoolOwner } from '#src/forms/server/keeping/disk/spoolOwner.ts';
import { createSpoolStates } from '#src/forms/server/keeping/disk/spoolStates.ts';
import { createSpoolWorker } from '#src/forms/server/keeping/disk/spoolWorker.ts';
import { PLANTED, takeIn, testLead } from '#tests/support/leadParts.ts';
import {
  createTestSpools,
  DELIVERED,
  FAILED,
  recordingDelivery,
  refusingCareers,
  RULES,
} from '#tests/support/testSpool.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';
import { expectWithin } from '#tests/support/slowdown.ts';

let spools: ReturnType<typeof createTestSpools>;
beforeEach(() => {
  spools = createTestSpools();
});
afterEach(() => spools.close());

test('a lead is given whole, then nothing of it is left but its id', async () => {
  const { deliver, given } = recordingDelivery(DELIVERED);
  const { store, counters } = await spools.open(deliver);
  const lead = testLead();
  await takeIn(store, lead, [Buffer.from('curriculum')]);
  await waitUntil(async () => (await spools.left('pending')).length === 0);
  expect(given).toEqual([{ id: lead.id, fields: lead.fields, files: [Buffer.from('curriculum')] }]);
  expect(await spools.left('delivered')).toEqual([lead.id]);
  expect((await stat(path.join(spools.directory, 'delivered', lead.id))).size).toBe(0);
  expect(counters.totals).toMatchObject({ accepted: 1, delivered: 1, failedAttempt: 0 });
});

test('without a provider leads stay', async () => {
  const { store, spool } = await spools.open();
  await takeIn(store);
  await delay(250);
  expect(await spools.left('pending')).toHaveLength(1);
  expect(await spool.backlog()).toMatchObject({ pending: 1, dead: 0, quarantined: 0 });
  expect((await spool.backlog()).oldestAge).toBeGreaterThan(50);
});

test('a failure is made again until it is none, and the number of tries outlives the process', async () => {
  const first = recordingDelivery(FAILED);
  const slow = { ...RULES, firstPause: 200, longestPause: 200 };
  const before = await spools.open(first.deliver, { rules: slow });
  const lead = testLead();
  await takeIn(before.store, lead);
  await waitUntil(() => first.given.length === 2);
  await before.spool.close(1000);
  const state = JSON.parse(
    await readFile(path.join(spools.directory, 'pending', lead.id, 'state.json'), 'utf8'),
  ) as object;
  expect(state).toMatchObject({ attempts: 2, firstTriedAt: expect.any(Number) as number });

  const second = recordingDelivery(DELIVERED);
  const start = Date.now();
  const after = await spools.open(second.deliver, { rules: slow });
  await waitUntil(async () => (await spools.left('pending')).length === 0);
  expect(Date.now()).toBeGreaterThanOrEqual((state as { nextAt: number }).nextAt - 5);
  expectWithin(Date.now() - start, 1000);
  expect(after.lines.join('')).toContain('"attempts":3');
});

test('no more than four are under way at a time', async () => {
  let running = 0;
  let most = 0;
  const { store } = await spools.open(async () => {
    running += 1;
    most = Math.max(most, running);
    await delay(20);
    running -= 1;
    return DELIVERED;
  });
  await Promise.all(Array.from({ length: 20 }, () => takeIn(store)));
  await waitUntil(async () => (await spools.left('pending')).length === 0);
  expect(most).toBe(4);
});

test('a lead that is never taken is dead after its time, kept, told as an error, and delivered after a retry', async () => {
  const provider = { answer: FAILED, tries: 0 };
  const deliver: Deliver = () => {
    provider.tries += 1;
    return Promise.resolve(provider.answer);
  };
  const { store, lines, counters } = await spools.open(deliver, { rules: { ...RULES, deadAfter: 30 } });
  const lead = testLead();
  await takeIn(store, lead);
  await waitUntil(async () => (await spools.left('pending', lead.id)).includes('dead'));
  const { tries } = provider;
  expect(tries).toBeGreaterThan(1);
  const death = lines.map((line) => JSON.parse(line) as { level: number; lead: string; msg: string }).at(-1);
  expect(death).toMatchObject({ level: 50, lead: lead.id, msg: expect.stringContaining('given up') as string });
  expect(counters.totals.dead).toBe(1);
  await delay(250);
  expect(provider.tries).toBe(tries);
  provider.answer = DELIVERED;
  expect(await createSpoolAdmin(spools.directory).retry(lead.id)).toBe(true);
  await waitUntil(async () => (await spools.left('pending')).length === 0);
  expect(provider.tries).toBe(tries + 1);
});

test('quarantine is not delivered until somebody says so', async () => {
  const { deliver, given } = recordingDelivery(DELIVERED);
  const { store, spool } = await spools.open(deliver);
  const lead = testLead({ quarantine: 'honeypot' });
  await takeIn(store, lead);
  await delay(250);
  expect(given).toEqual([]);
  expect(await spool.backlog()).toMatchObject({ pending: 0, quarantined: 1 });
  expect(await createSpoolAdmin(spools.directory).retry(lead.id)).toBe(true);
  await waitUntil(() => given.length === 1);
});

test('a lead that cannot be read holds up no other, and is kept', async () => {
  const { deliver, given } = recordingDelivery(DELIVERED);
  for (const name of ['broken-lead', 'empty-lead']) {
    const folder = path.join(spools.directory, 'pending', name);
    await mkdir(folder, { recursive: true });
    if (name === 'broken-lead') await writeFile(path.join(folder, 'lead.json'), `{"fields":[["email","${PLANTED}"`);
    await writeFile(path.join(folder, 'waiting'), '');
  }
  const { store, lines } = await spools.open(deliver);
  await takeIn(store);
  await waitUntil(() => given.length === 1);
  for (const name of ['broken-lead', 'empty-lead'])
    await waitUntil(async () => (await spools.left('pending', name)).includes('dead'));
  expect(lines.join('')).toContain('lead cannot be read');
  expect(lines.join('')).not.toContain(PLANTED);
});

test('a lead of a newer version, and one that the disk does not give now, wait: neither is given up', async () => {
  const before = await spools.open();
  const [newer, unread] = [testLead(), testLead()];
  for (const lead of [newer, unread]) await takeIn(before.store, lead);
  await before.spool.close(0);
  const fileOf = ({ id }: typeof newer) => path.join(spools.directory, 'pending', id, 'lead.json');
  await writeFile(fileOf(newer), JSON.stringify({ ...newer, form: 'chat' }));
  // A folder in its place is an error of the system, as EIO is.
  await rename(fileOf(unread), path.join(spools.directory, 'aside'));
  await mkdir(fileOf(unread));
  const { deliver, given } = recordingDelivery(DELIVERED);
  const { counters, lines } = await spools.open(deliver);
  await waitUntil(
    () => lines.join('').includes('lead of a newer version: it waits') && lines.join('').includes('EISDIR'),
  );
  expect([counters.totals.dead, given]).toEqual([0, []]);
  await writeFile(fileOf(newer), JSON.stringify(newer));
  await rm(fileOf(unread), { recursive: true });
  await rename(path.join(spools.directory, 'aside'), fileOf(unread));
  await waitUntil(() => given.length === 2);
});

test('a state that was cut short only means that the counting begins anew', async () => {
  const { store, spool } = await spools.open();
  const lead = testLead();
  await takeIn(store, lead);
  await spool.close(0);
  await writeFile(path.join(spools.directory, 'pending', lead.id, 'state.json'), '{"attem');
  const { deliver, given } = recordingDelivery(DELIVERED);
  await spools.open(deliver);
  await waitUntil(() => given.length === 1);
});

test('a lead that was put off before the clock was put back does not wait until that time comes again', async () => {
  const { store, spool } = await spools.open();
  const lead = testLead();
  await takeIn(store, lead);
  await spool.close(0);
  const state = { attempts: 1, firstTriedAt: Date.now() + 3_600_000, nextAt: Date.now() + 3_600_050 };
  await writeFile(path.join(spools.directory, 'pending', lead.id, 'state.json'), JSON.stringify(state));
  const { deliver, given } = recordingDelivery(DELIVERED);
  await spools.open(deliver);
  await waitUntil(() => given.length === 1);
});

test('the first refusal is told as an error, later ones are not', async () => {
  const refused: Attempt = { delivered: false, reason: 'status 422', refused: true };
  const { store, lines } = await spools.open(recordingDelivery(refused, refused, DELIVERED).deliver);
  await takeIn(store);
  await waitUntil(async () => (await spools.left('pending')).length === 0);
  const levels = lines.map((line) => (JSON.parse(line) as { level: number }).level);
  expect(levels).toEqual([50, 40, 30]);
});

test('what was refused waits the longest pause, while another is tried again and again', async () => {
  const { deliver, tried } = refusingCareers();
  const rules = { ...RULES, longestPause: 60_000 };
  const { store } = await spools.open(deliver, { rules, timing: { heartbeat: 60_000, survey: 60_000 } });
  await takeIn(store);
  await takeIn(store, testLead({ form: 'career' }));
  await waitUntil(() => tried.length === 5);
  expect(tried.filter((form) => form === 'career')).toHaveLength(1);
});

test('nothing of a lead but id and form is in the log', async () => {
  const { store, lines } = await spools.open(recordingDelivery(FAILED, DELIVERED).deliver);
  await takeIn(store, testLead({ fields: [['email', PLANTED]] }), [Buffer.from(PLANTED)]);
  await waitUntil(async () => (await spools.left('pending')).length === 0);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).not.toContain(PLANTED);
  expect(lines.join('')).not.toContain('curriculum');
});

test('a refusal is told as an error once, also behind a failure of another kind', async () => {
  const refused: Attempt = { delivered: false, reason: 'status 404', refused: true };
  const { deliver, given } = recordingDelivery(FAILED, refused, refused, DELIVERED);
  const { store, lines } = await spools.open(deliver);
  expect(await takeIn(store)).toBe('accepted');
  await waitUntil(() => given.length === 4);
  const said = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
  const about = (message: string) => said.filter(({ msg }) => msg === message).map(({ level }) => level);
  expect([about('lead refused'), about('lead not delivered')]).toEqual([[50], [40, 40]]);
});

test('what waits is not told as it was when the folder could last be read', async () => {
  const { spool } = await spools.open();
  expect(await spool.backlog()).toMatchObject({ pending: 0 });
  await rm(spools.directory, { recursive: true });
  await waitUntil(() =>
    spool.backlog().then(
      () => false,
      () => true,
    ),
  );
});

/** A worker of its own, on a disk that does something otherwise. */
async function openWorker(trace: DeliveryTrace, attempt: Attempt, change: (disk: SpoolLeads) => Partial<SpoolLeads>) {
  const folders = spoolFolders(spools.directory);
  const disk = createSpoolLeads(folders);
  const leads: SpoolLeads = { ...disk, ...change(disk) };
  const owner = await createSpoolOwner({ incoming: folders.incoming, heartbeat: 50, onError: () => undefined });
  const states = createSpoolStates(leads, trace);
  const { deliver, given } = recordingDelivery(attempt);
  const worker = createSpoolWorker({ leads, states, owner, deliver, rules: RULES, trace });
  const close = async () => {
    await worker.close(0);
    await owner.close();
  };
  return { disk, owner, worker, given, close };
}

test('a lead that the disk does not take back is given back when it does', async () => {
  const { store, trace } = await spools.open();
  const lead = testLead();
  const { id } = lead;
  await takeIn(store, lead);
  let refuses = true;
  const { disk, owner, worker, given, close } = await openWorker(trace, FAILED, ({ move }) => ({
    move: (moved, from, to) => (refuses && to === 'waiting' ? Promise.reject(new Error('EIO')) : move(moved, from, to)),
  }));
  worker.add(id);
  await waitUntil(() => given.length === 1);
  await worker.resume([]);
  expect(await disk.tokenOf(id)).toBe(`claimed-${owner.id}`);
  refuses = false;
  await worker.resume([]);
  expect(await disk.tokenOf(id)).toBe('waiting');
  await close();
});

test('a lead whose delivery the disk does not note goes all the same: the provider has it', async () => {
  const { store, trace } = await spools.open();
  const lead = testLead();
  await takeIn(store, lead);
  const { worker, given, close } = await openWorker(trace, DELIVERED, () => ({
    markDelivered: () => Promise.reject(new Error('ENOSPC')),
  }));
  worker.add(lead.id);
  await waitUntil(async () => (await spools.left('pending')).length === 0);
  expect(given).toHaveLength(1);
  await close();
});
