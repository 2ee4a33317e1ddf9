import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Attempt, Deliver } from '#src/forms/server/delivery/deliveryPost.ts';
import { createQueueAdmin } from '#src/forms/server/keeping/redis/queueAdmin.ts';
import { queueKeys } from '#src/forms/server/keeping/redis/queueKeys.ts';
import { PLANTED, takeIn, testLead } from '#tests/support/leadParts.ts';
import { connectionsOf, describeWithRedis } from '#tests/support/redisServer.ts';
import { createTestQueues } from '#tests/support/testQueue.ts';
import { DELIVERED, FAILED, recordingDelivery, RULES } from '#tests/support/testSpool.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';
import { expectWithin } from '#tests/support/slowdown.ts';

describeWithRedis('leads in Redis', () => {
  let queues: Awaited<ReturnType<typeof createTestQueues>>;
  beforeEach(async () => {
    queues = await createTestQueues();
  });
  afterEach(() => queues.close());

  const idle = () => waitUntil(async () => (await queues.client.zcard(queueKeys.pending)) === 0);

  async function retry(id: string): Promise<boolean> {
    const { logger } = await queues.open();
    const admin = await createQueueAdmin(queues.redis.url, logger);
    const outcome = await admin.retry(id);
    await admin.close();
    return outcome;
  }

  test('a lead is given whole, file and all, then nothing of it is left but its id', async () => {
    const { deliver, given } = recordingDelivery(DELIVERED);
    const { store, counters } = await queues.open(deliver);
    const lead = testLead();
    const files = [Buffer.alloc(300_000, 'curriculum'), Buffer.alloc(0)];
    expect(await takeIn(store, lead, files)).toBe('accepted');
    await idle();
    expect(given).toEqual([{ id: lead.id, fields: lead.fields, files }]);
    expect(await queues.kept()).toEqual([queueKeys.done(lead.id)]);
    expect(await queues.client.get(queueKeys.done(lead.id))).toBe('');
    expect(await queues.client.ttl(queueKeys.done(lead.id))).toBeGreaterThan(6 * 86_400);
    expect(await queues.everything()).not.toContain(PLANTED);
    expect(counters.totals).toMatchObject({ accepted: 1, delivered: 1, failedAttempt: 0 });
  });

  test('an id that waits, or was delivered, is known; of the same lead at the same time one is accepted', async () => {
    const waiting = await queues.open();
    const lead = testLead();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => takeIn(waiting.store, lead, [Buffer.from('x')])),
    );
    expect(outcomes.sort()).toEqual(['accepted', ...Array.from({ length: 7 }, () => 'known')]);
    await waitUntil(async () => (await queues.client.keys(queueKeys.file('*'))).length === 1);
    const { deliver, given } = recordingDelivery(DELIVERED);
    const { store } = await queues.open(deliver);
    await idle();
    expect(await takeIn(store, lead)).toBe('known');
    await delay(300);
    expect(given).toHaveLength(1);
  });

  test('a draft expires by itself, and one that is given up is gone', async () => {
    const { store } = await queues.open();
    const draft = await store.open();
    const { key, sink } = draft.addFile();
    sink.write('half');
    await waitUntil(async () => (await queues.client.exists(queueKeys.file(key))) === 1);
    expect(await queues.client.ttl(queueKeys.file(key))).toBeGreaterThan(0);
    await draft.discard();
    await waitUntil(async () => (await queues.kept()).length === 0);
  });

  test('a failure is made again until it is none; dead after its time; delivered after a retry', async () => {
    const provider = { answer: FAILED, tries: 0 };
    const deliver: Deliver = () => {
      provider.tries += 1;
      return Promise.resolve(provider.answer);
    };
    const { store, lines, counters, queue } = await queues.open(deliver, { rules: { ...RULES, deadAfter: 30 } });
    const lead = testLead();
    await takeIn(store, lead);
    await waitUntil(async () => (await queues.client.zscore(queueKeys.dead, lead.id)) !== null);
    expect(provider.tries).toBeGreaterThan(1);
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ level: 50, lead: lead.id, msg: expect.stringContaining('given up') as string }),
    );
    expect(await queue.backlog()).toMatchObject({ pending: 0, dead: 1 });
    expect(counters.totals.dead).toBe(1);
    provider.answer = DELIVERED;
    await waitUntil(() => retry(lead.id));
    await waitUntil(async () => (await queues.client.exists(queueKeys.done(lead.id))) === 1);
    expect(await queue.backlog()).toMatchObject({ pending: 0, dead: 0, oldestAge: 0 });
    expect(lines.join('')).not.toContain(PLANTED);
  });

  test('a lead of a newer version waits for one that knows it', async () => {
    const { store } = await queues.open();
    const lead = testLead();
    await takeIn(store, lead);
    await queues.client.set(queueKeys.lead(lead.id), JSON.stringify({ ...lead, form: 'chat' }));
    const { deliver, given } = recordingDelivery(DELIVERED);
    const { counters, lines } = await queues.open(deliver);
    await waitUntil(() => lines.join('').includes('lead of a newer version: it waits'));
    await queues.client.set(queueKeys.lead(lead.id), JSON.stringify(lead));
    await waitUntil(() => counters.totals.delivered === 1);
    expect([given.length, counters.totals.dead]).toEqual([1, 0]);
  });

  test('quarantine is not delivered until somebody says so', async () => {
    const { deliver, given } = recordingDelivery(DELIVERED);
    const { store, queue } = await queues.open(deliver);
    const lead = testLead({ quarantine: 'tooFast' });
    await takeIn(store, lead);
    await delay(300);
    expect(given).toEqual([]);
    expect(await queue.backlog()).toMatchObject({ pending: 0, quarantined: 1 });
    expect(await retry(lead.id)).toBe(true);
    await waitUntil(() => given.length === 1);
  });

  test('killed between the acknowledgement and the queue: the outbox has it', async () => {
    const lead = testLead();
    const waiting = await queues.open();
    await takeIn(waiting.store, lead);
    await queues.closeAll();
    // As if the job had never been made.
    for (const key of await queues.client.keys('{leads}:delivery:*')) await queues.client.del(key);
    await queues.client.zadd(queueKeys.outbox, Date.now(), lead.id);
    const { deliver, given } = recordingDelivery(DELIVERED);
    await queues.open(deliver);
    await waitUntil(() => given.length === 1);
    await waitUntil(async () => (await queues.client.zcard(queueKeys.outbox)) === 0);
  });

  test('two replicas deliver each lead once', async () => {
    const { deliver, given } = recordingDelivery(DELIVERED);
    const [one, other] = [await queues.open(deliver), await queues.open(deliver)];
    const leads = Array.from({ length: 40 }, () => testLead());
    await Promise.all(leads.map((lead, index) => takeIn((index % 2 ? one : other).store, lead)));
    await idle();
    expect(given.map(({ id }) => id).sort()).toEqual(leads.map(({ id }) => id).sort());
  });

  test('the end waits for what is under way, and breaks off what takes too long: it is delivered by the next', async () => {
    const slow: Deliver = (_lead, _open, signal) =>
      new Promise<Attempt>((resolve) => {
        signal.addEventListener('abort', () => resolve({ delivered: false, reason: 'AbortError', refused: false }));
      });
    const { store, queue } = await queues.open(slow);
    await takeIn(store);
    await delay(200);
    const start = performance.now();
    await queue.close(100);
    expectWithin(performance.now() - start, 1000);
    const { deliver, given } = recordingDelivery(DELIVERED);
    await queues.open(deliver);
    await waitUntil(() => given.length === 1);
  });

  test('a lead that Redis takes after its visitor was refused has its files, and is known when it is sent again', async () => {
    const { deliver, given } = recordingDelivery(DELIVERED);
    const { store } = await queues.open(deliver);
    const draft = await store.open();
    const lead = testLead();
    const { key, sink } = draft.addFile();
    await pipeline([Buffer.from('curriculum')], sink);
    const file = { field: 'cv[file]', name: 'cv.pdf', type: 'application/pdf', size: 10, key };
    queues.redis.signal('SIGSTOP');
    await expect(draft.accept({ ...lead, files: [file] })).rejects.toThrow();
    queues.redis.signal('SIGCONT');
    await waitUntil(() => given.length === 1);
    expect(given).toEqual([{ id: lead.id, fields: lead.fields, files: [Buffer.from('curriculum')] }]);
    await idle();
    expect(await takeIn(store, lead, [Buffer.from('curriculum')])).toBe('known');
  });

  test('a lead that a Redis refuses which a failover has made a replica goes over a new connection when it is sent again', async () => {
    const { store } = await queues.open();
    const lead = testLead();
    const before = await connectionsOf(queues.client);
    await queues.client.replicaof('127.0.0.1', 1);
    await expect(takeIn(store, lead)).rejects.toThrow('READONLY');
    await waitUntil(async () => {
      const now = await connectionsOf(queues.client);
      return before.some((id) => !now.includes(id));
    });
    await queues.client.replicaof('NO', 'ONE');
    await waitUntil(async () => (await takeIn(store, lead).catch(() => 'refused')) === 'accepted');
  });

  test('the end does not wait for a Redis that hangs', async () => {
    const { queue } = await queues.open(recordingDelivery(DELIVERED).deliver);
    await delay(100);
    queues.redis.signal('SIGSTOP');
    const start = performance.now();
    await queue.close(200);
    expectWithin(performance.now() - start, 1000);
  });

  test.each([
    ['quarantined', testLead({ quarantine: 'honeypot' })],
    ['dead', testLead()],
  ] as const)('what is %s is deleted with its files and its job when its retention is over', async (list, lead) => {
    const first = await queues.open(recordingDelivery(FAILED).deliver, { rules: { ...RULES, deadAfter: 0 } });
    await takeIn(first.store, lead, [Buffer.from('curriculum')]);
    await waitUntil(async () => (await queues.client.zscore(queueKeys[list], lead.id)) !== null);
    // The end of a job comes behind that of its lead.
    await first.queue.close(1000);
    await queues.client.zadd(queueKeys[list], Date.now() - 2000, lead.id);
    const { counters } = await queues.open(undefined, { retention: 1000 });
    await waitUntil(() => counters.totals.expired > 0);
    expect(counters.totals.expired).toBe(1);
    expect([await queues.kept(), await queues.client.keys(`*${lead.id}`)]).toEqual([[], []]);
  });

  test('what somebody makes due at the moment when its retention is over keeps its job', async () => {
    const { store } = await queues.open();
    const [due, over] = [testLead(), testLead({ quarantine: 'honeypot' })];
    for (const lead of [due, over]) await takeIn(store, lead);
    await queues.client.zadd(queueKeys.quarantined, 1, due.id, 2, over.id);
    const { counters } = await queues.open(undefined, { retention: 1000 });
    await waitUntil(() => counters.totals.expired > 0);
    expect(await queues.client.exists(`{leads}:delivery:${due.id}`)).toBe(1);
    expect(counters.totals.expired).toBe(1);
  });

  test.each(['SIGSTOP', 'SIGKILL'] as const)(
    'after %s a lead is refused within a second, and taken later',
    async (signal) => {
      const { store } = await queues.open();
      const draft = await store.open();
      queues.redis.signal(signal);
      await delay(50);
      const start = performance.now();
      await expect(draft.accept(testLead())).rejects.toThrow();
      expectWithin(performance.now() - start, 1000);
      const opening = performance.now();
      await Promise.allSettled([takeIn(store, testLead(), [Buffer.from('x')])]).then(([outcome]) => {
        expect(outcome.status).toBe('rejected');
      });
      expectWithin(performance.now() - opening, 1000);
      if (signal === 'SIGKILL') return;
      queues.redis.signal('SIGCONT');
      await waitUntil(async () => (await takeIn(store).catch(() => 'refused')) === 'accepted');
    },
  );
});

describeWithRedis('a Redis that may lose leads', () => {
  test.each([
    ['evicts', ['--maxmemory-policy', 'allkeys-lru'], 'noeviction'],
    ['writes nothing to its disk', ['--appendonly', 'no'], 'appendonly'],
  ])('one that %s is warned of at the start', async (_what, args, word) => {
    // BullMQ says so too, in its own way.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const queues = await createTestQueues(...args);
    const { lines } = await queues.open();
    expect(lines.join('')).toContain(word);
    await queues.close();
  });

  test('one that was away at the start is warned of when it comes, and told otherwise, too: once until it is mended', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const queues = await createTestQueues('--appendonly', 'no');
    queues.redis.signal('SIGSTOP');
    const { lines } = await queues.open();
    const count = (word: string) => lines.filter((line) => line.includes(word)).length;
    expect(count('appendonly')).toBe(0);
    queues.redis.signal('SIGCONT');
    await waitUntil(() => count('appendonly') > 0);
    for (const times of [1, 2]) {
      await queues.client.config('SET', 'maxmemory-policy', 'allkeys-lru');
      await waitUntil(() => count('noeviction') === times);
      await queues.client.config('SET', 'maxmemory-policy', 'noeviction');
      await delay(300);
    }
    expect([count('appendonly'), count('noeviction')]).toEqual([1, 2]);
    await queues.close();
  });

  test('one that is kept as told is not', async () => {
    const queues = await createTestQueues();
    const { lines } = await queues.open();
    expect(lines).toEqual([]);
    await queues.close();
  });

  test('one that is not there holds the start up for no longer than two seconds, is told of once, and refuses', async () => {
    const queues = await createTestQueues();
    const start = performance.now();
    const { lines, store, queue } = await queues.open(undefined, { url: 'redis://127.0.0.1:1' });
    expectWithin(performance.now() - start, 2500);
    expect(lines).toEqual([expect.stringContaining('Redis is not available')]);
    await expect(store.open()).rejects.toThrow('Redis is not available');
    await queue.close(0);
    await queues.close();
  });
});
