import { createQueueJobs } from '#src/forms/server/keeping/redis/queueJobs.ts';
import { queueKeys } from '#src/forms/server/keeping/redis/queueKeys.ts';
import { createQueueLeads } from '#src/forms/server/keeping/redis/queueLeads.ts';
import { takeIn, testLead } from '#tests/support/leadParts.ts';
import { describeWithRedis } from '#tests/support/redisServer.ts';
import { createTestQueues } from '#tests/support/testQueue.ts';
import { DELIVERED, recordingDelivery, refusingCareers, RULES } from '#tests/support/testSpool.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

describeWithRedis('the delivery of a lead from Redis', () => {
  let queues: Awaited<ReturnType<typeof createTestQueues>>;
  beforeEach(async () => {
    queues = await createTestQueues();
  });
  afterEach(() => queues.close());

  const lead = testLead();
  const jobs = () => queues.client.keys(`{leads}:delivery:${lead.id}`);

  test('killed between the provider’s yes and the end of the job: it is not given again, and not dead', async () => {
    const { deliver, given } = recordingDelivery(DELIVERED);
    const { store, lines } = await queues.open(deliver);
    await takeIn(store, lead);
    await waitUntil(async () => (await queues.client.exists(queueKeys.done(lead.id))) === 1);
    await queues.client.zadd(queueKeys.outbox, Date.now(), lead.id);
    await waitUntil(async () => (await queues.client.exists(queueKeys.outbox)) === 0);
    await waitUntil(async () => (await jobs()).length === 0);
    expect([given.length, await queues.client.exists(queueKeys.dead)]).toEqual([1, 0]);
    expect(lines.join('')).not.toContain('cannot be read');
  });

  test.each([
    ['cut short', () => queues.client.set(queueKeys.lead(lead.id), '{"id":')],
    ['gone, and was not delivered,', () => queues.client.del(queueKeys.lead(lead.id))],
  ])('a lead that is %s is given up, and told of, and goes with its retention', async (_what, spoil) => {
    const { store } = await queues.open();
    await takeIn(store, lead);
    await spoil();
    const { deliver, given } = recordingDelivery(DELIVERED);
    const { queue, counters, lines } = await queues.open(deliver);
    await waitUntil(async () => (await queue.backlog()).dead === 1);
    expect([(await queue.backlog()).pending, counters.totals.dead, given]).toEqual([0, 1, []]);
    expect(lines.join('')).toContain('lead cannot be read');
    expect(await createQueueLeads(queues.client).expire(lead.id)).toBe(true);
    expect((await queue.backlog()).dead).toBe(0);
  });

  test('a lead that was given up as lost is delivered when it is sent again, whatever is left of its first job', async () => {
    const { store } = await queues.open();
    await takeIn(store, lead);
    await queues.client.del(queueKeys.lead(lead.id));
    const { deliver, given } = recordingDelivery(DELIVERED);
    const { queue } = await queues.open(deliver);
    await waitUntil(async () => (await queues.client.zscore('{leads}:delivery:failed', lead.id)) !== null);
    expect(await takeIn(store, lead)).toBe('accepted');
    await waitUntil(() => given.length === 1);
    await waitUntil(async () => (await jobs()).length === 0);
    expect(await queue.backlog()).toMatchObject({ pending: 0, dead: 0 });
  });

  test('a lead that Redis does not give now waits, and is not given up', async () => {
    const { store } = await queues.open();
    await takeIn(store, lead);
    const kept = (await queues.client.get(queueKeys.lead(lead.id))) ?? '';
    // A list in its place is an error of Redis, as one that is loading is.
    await queues.client.del(queueKeys.lead(lead.id));
    await queues.client.rpush(queueKeys.lead(lead.id), '');
    const { deliver, given } = recordingDelivery(DELIVERED);
    const { counters } = await queues.open(deliver);
    const looked = createQueueJobs(queues.client, () => undefined);
    await waitUntil(async () => ((await looked.find(lead.id))?.attempts ?? 0) > 0);
    await looked.close();
    await queues.client.set(queueKeys.lead(lead.id), kept);
    await waitUntil(() => given.length === 1);
    expect(counters.totals.dead).toBe(0);
  });

  test('what was refused waits the longest pause, while another is tried again and again', async () => {
    const { deliver, tried } = refusingCareers();
    const { store } = await queues.open(deliver, { rules: { ...RULES, longestPause: 60_000 } });
    await takeIn(store, testLead({ form: 'career' }));
    await waitUntil(() => tried.length === 1);
    await takeIn(store, lead);
    await waitUntil(() => tried.length === 5);
    expect(tried).toEqual(['career', 'contact', 'contact', 'contact', 'contact']);
  });
});
