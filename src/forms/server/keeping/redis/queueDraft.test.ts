import { pipeline } from 'node:stream/promises';
import { LEAD_OVERHEAD, NoRoom } from '#src/forms/server/keeping/leadsSpace.ts';
import { queueKeys } from '#src/forms/server/keeping/redis/queueKeys.ts';
import { createQueueLeads } from '#src/forms/server/keeping/redis/queueLeads.ts';
import { fillUp, ROOM, takeIn, testLead } from '#tests/support/leadParts.ts';
import { describeWithRedis } from '#tests/support/redisServer.ts';
import { createTestQueues } from '#tests/support/testQueue.ts';
import { DELIVERED, recordingDelivery } from '#tests/support/testSpool.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** Nothing is measured in between: what comes in meanwhile would count twice. */
const STILL = { timing: { lock: 500, sweep: 60_000, expire: 60_000 } };

describeWithRedis('a lead on its way into Redis', () => {
  let queues: Awaited<ReturnType<typeof createTestQueues>>;
  beforeEach(async () => {
    queues = await createTestQueues();
  });
  afterEach(() => queues.close());

  const lead = testLead({ digest: 'first' });
  const other = { ...lead, digest: 'other' };
  const isDelivered = () => waitUntil(async () => (await queues.client.exists(queueKeys.done(lead.id))) === 1);

  test('is a conflict where another waits under its id; with the same digest it is known', async () => {
    const { store, counters } = await queues.open();
    await takeIn(store, lead, [Buffer.from('first')]);
    expect([await takeIn(store, other, [Buffer.from('x')]), await takeIn(store, lead)]).toEqual(['conflict', 'known']);
    await waitUntil(async () => (await queues.client.keys(queueKeys.file('*'))).length === 1);
    expect(counters.totals).toMatchObject({ accepted: 1, conflict: 1, known: 1 });
  });

  test('is a conflict after the delivery, as long as the id is remembered', async () => {
    const { store } = await queues.open(recordingDelivery(DELIVERED).deliver);
    await takeIn(store, lead);
    await isDelivered();
    expect([await takeIn(store, other), await takeIn(store, lead)]).toEqual(['conflict', 'known']);
  });

  test('is a conflict at the same time, from two replicas', async () => {
    const [one, two] = [await queues.open(), await queues.open()];
    const leads = Array.from({ length: 8 }, (_, index) => ({ ...lead, digest: String(index) }));
    const outcomes = await Promise.all(leads.map((each, index) => takeIn((index % 2 ? one : two).store, each)));
    expect(outcomes.sort()).toEqual(['accepted', ...Array.from({ length: 7 }, () => 'conflict')]);
  });

  test.each([
    ['waits', () => queues.client.set(queueKeys.lead(lead.id), JSON.stringify(testLead({ id: lead.id })))],
    ['waits and cannot be read', () => queues.client.set(queueKeys.lead(lead.id), '{"id":')],
    ['was delivered', () => queues.client.set(queueKeys.done(lead.id), '')],
  ])('is known where one without a digest %s, as earlier versions wrote it', async (_what, leave) => {
    await leave();
    const { store } = await queues.open();
    expect(await takeIn(store, other)).toBe('known');
  });

  test('a file that broke off, is short, was refused by Redis or has expired makes no lead, and nothing is left', async () => {
    const { store } = await queues.open();
    const file = (key: string) => ({ field: 'cv[file]', name: 'cv.pdf', type: 'application/pdf', size: 4, key });
    const half = await store.open();
    const broken = half.addFile();
    broken.sink.write('half');
    await expect(half.accept({ ...lead, files: [file(broken.key)] })).rejects.toThrow('did not come in whole');
    const short = await store.open();
    const less = short.addFile();
    await pipeline([Buffer.from('all')], less.sink);
    await expect(short.accept({ ...lead, files: [file(less.key)] })).rejects.toThrow('did not come in whole');
    const refused = await store.open();
    const odd = refused.addFile();
    // Nothing can be added to what is no list, as to anything where the memory is full.
    await queues.client.set(queueKeys.file(odd.key), '');
    await expect(pipeline([Buffer.from('half')], odd.sink)).rejects.toThrow('WRONGTYPE');
    await expect(refused.accept({ ...lead, files: [file(odd.key)] })).rejects.toThrow('did not come in whole');
    const old = await store.open();
    const expired = old.addFile();
    await new Promise((resolve) => expired.sink.end('half', () => resolve(undefined)));
    await queues.client.del(queueKeys.file(expired.key));
    await expect(old.accept({ ...lead, files: [file(expired.key)] })).rejects.toThrow('expired');
    await waitUntil(async () => (await queues.kept()).length === 0);
  });

  test('takes room until it is delivered, for all replicas, and once', async () => {
    const waiting = await queues.open(undefined, { spaceLimit: 40 * LEAD_OVERHEAD });
    await takeIn(waiting.store, lead, [Buffer.alloc(9 * LEAD_OVERHEAD)]);
    const taken = 10 * LEAD_OVERHEAD + Buffer.byteLength((await queues.client.get(queueKeys.lead(lead.id))) ?? '');
    expect(Number(await queues.client.get(queueKeys.bytes))).toBe(taken);
    const [file = ''] = await queues.client.keys(queueKeys.file('*'));
    expect(await queues.client.ttl(file)).toBe(-1);
    const { queue } = await queues.open(recordingDelivery(DELIVERED).deliver, { spaceLimit: 40 * LEAD_OVERHEAD });
    await isDelivered();
    expect(await queues.client.exists(queueKeys.bytes)).toBe(0);
    await waitUntil(async () => (await queue.backlog()).full === 0);
    await takeIn(waiting.store, testLead({ quarantine: 'honeypot' }));
    const others = await queues.client.get(queueKeys.bytes);
    await createQueueLeads(queues.client).markDelivered(lead);
    expect(await queues.client.get(queueKeys.bytes)).toBe(others);
  });

  test.each([
    ['cannot be read', '{"id":'],
    ['is of a newer version', JSON.stringify({ ...testLead(), form: 'chat' })],
    ['is gone', undefined],
  ])('that %s leaves nothing when its retention is over, and gives its room back', async (_what, left) => {
    const { store } = await queues.open();
    const [lost, other] = [testLead({ quarantine: 'honeypot' }), testLead({ quarantine: 'tooFast' })];
    await takeIn(store, other, [Buffer.from('curriculum')]);
    const others = [await queues.kept(), await queues.client.get(queueKeys.bytes)];
    await takeIn(store, lost, [Buffer.from('first'), Buffer.from('second')]);
    if (left === undefined) await queues.client.del(queueKeys.lead(lost.id));
    else await queues.client.set(queueKeys.lead(lost.id), left);
    await queues.client.zadd(queueKeys.quarantined, 1, lost.id);
    const { counters } = await queues.open(undefined, { retention: 1000 });
    await waitUntil(() => counters.totals.expired > 0);
    expect([await queues.kept(), await queues.client.get(queueKeys.bytes)]).toEqual(others);
  });

  test('sent again after Redis has lost it, takes with it what was left of it', async () => {
    const { store } = await queues.open();
    await takeIn(store, lead, [Buffer.from('first')]);
    await queues.client.del(queueKeys.lead(lead.id));
    expect(await takeIn(store, lead, [Buffer.from('again')])).toBe('accepted');
    await queues.open(recordingDelivery(DELIVERED).deliver);
    await isDelivered();
    expect(await queues.kept()).toEqual([queueKeys.done(lead.id)]);
  });

  test('of an earlier version, which did not write down what it takes, gives its room back', async () => {
    const { store } = await queues.open();
    await takeIn(store, lead, [Buffer.from('first')]);
    await queues.client.del(queueKeys.room(lead.id));
    await queues.open(recordingDelivery(DELIVERED).deliver);
    await isDelivered();
    expect(await queues.kept()).toEqual([queueKeys.done(lead.id)]);
  });

  test('is as old as it is while it waits: the oldest counts', async () => {
    const { store, queue } = await queues.open();
    for (const each of [lead, testLead()]) await takeIn(store, each);
    await queues.client.zadd(queueKeys.pending, Date.now() - 3_600_000, lead.id);
    expect((await queue.backlog()).oldestAge / 3_600_000).toBeCloseTo(1, 1);
  });

  test('is refused where there is no more room: files first, words at last', async () => {
    const { store, queue, counters } = await queues.open(undefined, { ...STILL, spaceLimit: ROOM });
    const { file, words } = await fillUp(store);
    expect(file).toBeInstanceOf(NoRoom);
    expect(words.filter((outcome) => outcome === 'accepted')).toHaveLength(5);
    expect(words.at(-1)).toBeInstanceOf(NoRoom);
    expect((await queue.backlog()).full).toBeGreaterThan(0.9);
    expect(counters.totals).toMatchObject({ accepted: 6, turnedAway: 4 });
    await waitUntil(async () => (await queues.client.keys(queueKeys.file('*'))).length === 1);
  });
});

describeWithRedis('a Redis with little memory', () => {
  test('is not filled: its own limit counts where it is smaller', async () => {
    const queues = await createTestQueues('--maxmemory', '8mb');
    const { store, queue } = await queues.open();
    const before = (await queue.backlog()).full;
    expect(before).toBeGreaterThan(0.05);
    const draft = await store.open();
    const pieces = Array.from({ length: 8 }, () => Buffer.alloc(1_000_000));
    await expect(pipeline(pieces, draft.addFile().sink)).rejects.toThrow(NoRoom);
    await draft.discard();
    expect(await takeIn(store)).toBe('accepted');
    await queues.close();
  });
});
