import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { DELIVERY_RULES, type DeliveryRules } from '#src/forms/server/delivery/deliveryBackoff.ts';
import type { Deliver } from '#src/forms/server/delivery/deliveryPost.ts';
import type { DeliveryTrace } from '#src/forms/server/delivery/deliveryTrace.ts';
import type { LeadStore } from '#src/forms/server/Lead.ts';
import type { LeadKeeper } from '#src/forms/server/keeping/leadsKeeper.ts';
import type { LeadBacklog, LeadCounters } from '#src/forms/server/keeping/leadsCounters.ts';
import { createLeadSpace, type LeadSpace } from '#src/forms/server/keeping/leadsSpace.ts';
import { repeat } from '#src/forms/server/keeping/leadsRepeat.ts';
import { connectQueue, createVolatilityCheck } from '#src/forms/server/keeping/redis/queueConnections.ts';
import { isReady, type Mention } from '#src/server/upstream/redisState.ts';
import { createQueueDraft } from '#src/forms/server/keeping/redis/queueDraft.ts';
import { createQueueJobs, type QueueJobs } from '#src/forms/server/keeping/redis/queueJobs.ts';
import { queueKeys } from '#src/forms/server/keeping/redis/queueKeys.ts';
import { createQueueLeads, type QueueLeads } from '#src/forms/server/keeping/redis/queueLeads.ts';
import { createQueueLists, type QueueLists } from '#src/forms/server/keeping/redis/queueLists.ts';
import { measureQueue } from '#src/forms/server/keeping/redis/queueSpace.ts';
import { createQueueWorker } from '#src/forms/server/keeping/redis/queueWorker.ts';

/** Which Redis, where leads are delivered to, and who is told of it. */
export interface QueueOptions {
  /** `REDIS_URL` */
  readonly url: string;
  /** Unset: leads stay. */
  readonly deliver: Deliver | undefined;
  readonly counters: LeadCounters;
  readonly trace: DeliveryTrace;
  readonly logger: Logger;
  /** What is dead or in quarantine is kept for so long, in ms; 0: for ever. */
  readonly retention: number;
  /** How much leads may take while they wait, in bytes. */
  readonly spaceLimit: number;
  readonly rules?: DeliveryRules;
  /** What a killed replica held is taken up after `lock`; the outbox is looked after every `sweep`, retention every `expire`; in ms. */
  readonly timing?: { readonly lock: number; readonly sweep: number; readonly expire: number };
}

const TIMING = { lock: 30_000, sweep: 15_000, expire: 600_000 };
/** The end of the site waits so much longer for Redis than for deliveries, in ms. */
const GOODBYE = 300;
/** The start of the site waits so long for Redis, then goes on without, in ms. */
const START_PATIENCE = 2000;

/** Leads in a Redis that all replicas share (docs/decisions/0015). Without Redis nothing is taken in, and nothing lost. */
export async function createQueue({
  url,
  deliver,
  counters,
  trace,
  logger,
  retention,
  spaceLimit,
  rules = DELIVERY_RULES,
  timing = TIMING,
}: QueueOptions): Promise<LeadKeeper> {
  const connections = connectQueue(url, logger);
  const { quick, patient, mention } = connections;
  const leads = createQueueLeads(patient);
  const lists = createQueueLists(patient);
  const jobs = createQueueJobs(patient, mention);
  const space = createLeadSpace(spaceLimit, counters);
  const worker =
    deliver && createQueueWorker({ redis: patient, leads, lists, deliver, rules, trace, mention, lock: timing.lock });

  const measure = () => space.measure(() => measureQueue(quick));
  const check = createVolatilityCheck(quick, logger);
  await begin(quick, mention, [check, measure]);
  const repeatWhenReady = (action: () => Promise<void>, interval: number) =>
    repeat(() => (patient.status === 'ready' ? action() : Promise.resolve()), interval, trace);
  const repeated = [
    repeatWhenReady(() => jobs.flushOutbox(), timing.sweep),
    repeatWhenReady(measure, timing.sweep),
    // One that was away at the start, or that a failover has brought, is not known yet.
    repeatWhenReady(check, timing.sweep),
    repeatWhenReady(() => expire({ leads, lists, jobs, trace, retention }), timing.expire),
  ];

  return {
    store: createStore(quick, { counters, jobs, trace, space }),
    backlog: async () => ({ ...(await readBacklog(quick)), full: space.fullness() }),
    async close(limit) {
      const ending = async () => {
        await worker?.close(limit);
        await Promise.all(repeated.map((each) => each.stop()));
        await jobs.close();
      };
      await within(
        limit + GOODBYE,
        ending().catch((error: unknown) => trace.failed(error)),
      );
      connections.close();
    },
  };
}

/** A Redis that is away is found later. */
async function begin(redis: Redis, mention: Mention, looks: readonly (() => Promise<void>)[]): Promise<void> {
  if (!(await isReady(redis, START_PATIENCE))) {
    mention(new Error('it did not answer at the start'));
    return;
  }
  for (const look of looks) await look().catch(mention);
}

interface StoreParts {
  readonly counters: LeadCounters;
  readonly jobs: QueueJobs;
  readonly trace: DeliveryTrace;
  readonly space: LeadSpace;
}

function createStore(redis: Redis, { counters, jobs, trace, space }: StoreParts): LeadStore {
  const onAccepted = (id: string) => void jobs.add(id).catch((error: unknown) => trace.failed(error));
  return {
    open: () =>
      new Promise((resolve) => {
        if (redis.status !== 'ready') throw new Error('Redis is not available for leads');
        resolve(createQueueDraft({ redis, counters, onAccepted, space: space.admit() }));
      }),
  };
}

/** Redis may hang, or be away: then there is nobody to say goodbye to, and what was under way is taken up later. */
async function within(limit: number, ending: Promise<void>): Promise<void> {
  await Promise.race([ending, delay(limit, undefined, { ref: false })]);
}

async function readBacklog(redis: Redis): Promise<Omit<LeadBacklog, 'full'>> {
  const [pending, quarantined, dead, [, since]] = await Promise.all([
    redis.zcard(queueKeys.pending),
    redis.zcard(queueKeys.quarantined),
    redis.zcard(queueKeys.dead),
    redis.zrange(queueKeys.pending, 0, 0, 'WITHSCORES'),
  ]);
  return { pending, quarantined, dead, oldestAge: since === undefined ? 0 : Math.max(0, Date.now() - Number(since)) };
}

interface Expiry {
  readonly leads: QueueLeads;
  readonly lists: QueueLists;
  readonly jobs: QueueJobs;
  readonly trace: DeliveryTrace;
  readonly retention: number;
}

async function expire({ leads, lists, jobs, trace, retention }: Expiry): Promise<void> {
  if (retention === 0) return;
  for (const list of ['quarantined', 'dead'] as const) {
    for (const id of await lists.idsBefore(list, Date.now() - retention)) {
      if (!(await leads.expire(id))) continue;
      await jobs.remove(id);
      trace.expired(id);
    }
  }
}
