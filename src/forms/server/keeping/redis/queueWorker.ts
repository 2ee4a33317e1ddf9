import { DelayedError, UnrecoverableError, Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import { afterFailure, DELIVERIES_AT_ONCE, type DeliveryRules } from '#src/forms/server/delivery/deliveryBackoff.ts';
import type { Deliver } from '#src/forms/server/delivery/deliveryPost.ts';
import type { DeliveryTrace } from '#src/forms/server/delivery/deliveryTrace.ts';
import type { Lead } from '#src/forms/server/Lead.ts';
import { NewerLead, NoLead } from '#src/forms/server/keeping/leadsJson.ts';
import type { Mention } from '#src/server/upstream/redisState.ts';
import { QUEUE } from '#src/forms/server/keeping/redis/queueKeys.ts';
import type { QueueLeads } from '#src/forms/server/keeping/redis/queueLeads.ts';
import type { QueueLists } from '#src/forms/server/keeping/redis/queueLists.ts';

/** A job says which lead; what is in the lead is kept apart, and deleted with its delivery. */
export interface LeadJob {
  /** Epoch, in ms. */
  readonly firstTriedAt?: number | undefined;
}

interface WorkerOptions {
  /** One that waits for Redis. */
  readonly redis: Redis;
  readonly leads: QueueLeads;
  readonly lists: QueueLists;
  readonly deliver: Deliver;
  readonly rules: DeliveryRules;
  readonly trace: DeliveryTrace;
  readonly mention: Mention;
  /** What a killed replica held is taken up by another after this, in ms. */
  readonly lock: number;
  readonly random?: () => number;
}

/** A delivery that failed and is made again after the pause. */
class Postponed extends Error {
  readonly pause: number;

  constructor(reason: string, pause: number) {
    super(reason);
    this.pause = pause;
  }
}

/** A delivery may be cut off by a kill any number of times: that is no fault of the lead. */
const ANY_NUMBER = 1_000_000_000;

/** Delivers what the queue gives it. @returns how to end it: what takes longer than the limit (ms) is broken off */
export function createQueueWorker(options: WorkerOptions): { close(limit: number): Promise<void> } {
  const { redis, rules, mention, lock } = options;
  const stop = new AbortController();
  const worker = new Worker<LeadJob>(QUEUE.name, (job, token) => process(job, token, options, stop.signal), {
    connection: redis,
    prefix: QUEUE.prefix,
    concurrency: DELIVERIES_AT_ONCE,
    lockDuration: lock,
    stalledInterval: lock,
    maxStalledCount: ANY_NUMBER,
    settings: {
      backoffStrategy: (_attempts, _type, error) => (error instanceof Postponed ? error.pause : rules.firstPause),
    },
  });
  worker.on('error', mention);
  return {
    async close(limit) {
      const breakOff = setTimeout(() => stop.abort(), limit);
      await worker.close(redis.status !== 'ready');
      clearTimeout(breakOff);
    },
  };
}

async function process(
  job: Job<LeadJob>,
  token: string | undefined,
  options: WorkerOptions,
  signal: AbortSignal,
): Promise<void> {
  const { leads, deliver, trace } = options;
  const lead = await read(job, token, options);
  if (!lead) return;
  const attempt = await deliver(lead, leads.open, signal);
  const attempts = job.attemptsMade + 1;
  if (attempt.delivered) {
    await leads.markDelivered(lead);
    trace.attempted(lead, attempts, attempt);
    return;
  }
  if (signal.aborted) throw new Postponed('broken off', 0);
  trace.attempted(lead, attempts, attempt);
  await postpone(job, lead, attempt, options);
}

/** @throws what is a fault of Redis, and says nothing of the lead */
async function read(
  job: Job<LeadJob>,
  token: string | undefined,
  { leads, lists, rules, trace }: WorkerOptions,
): Promise<Lead | undefined> {
  const id = job.id ?? '';
  try {
    const lead = await leads.read(id);
    // Delivered, then killed before the job was done; a lead that is gone otherwise has been lost by Redis.
    if (!lead && !(await leads.wasDelivered(id))) throw new NoLead('it is gone from Redis');
    return lead;
  } catch (error) {
    if (error instanceof NewerLead) {
      trace.newer(id, error);
      await job.moveToDelayed(Date.now() + rules.longestPause, token);
      throw new DelayedError();
    }
    if (!(error instanceof NoLead)) throw error;
    trace.unreadable(id, error);
    await lists.bury(id);
    throw new UnrecoverableError('unreadable');
  }
}

async function postpone(
  job: Job<LeadJob>,
  lead: Lead,
  { reason, refused }: { readonly reason: string; readonly refused: boolean },
  { lists, rules, trace, random = Math.random }: WorkerOptions,
): Promise<never> {
  const now = Date.now();
  const before = { attempts: job.attemptsMade, firstTriedAt: job.data.firstTriedAt, nextAt: now };
  const { state, dead } = afterFailure({ state: before, refused, now, random: random(), rules });
  if (dead) {
    trace.died(lead, state.attempts);
    await lists.bury(lead.id);
    throw new UnrecoverableError(reason);
  }
  if (job.data.firstTriedAt === undefined) await job.updateData({ firstTriedAt: state.firstTriedAt });
  throw new Postponed(reason, state.nextAt - now);
}
