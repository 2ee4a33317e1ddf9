import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Mention } from '#src/server/upstream/redisState.ts';
import { QUEUE, queueKeys } from '#src/forms/server/keeping/redis/queueKeys.ts';
import type { LeadJob } from '#src/forms/server/keeping/redis/queueWorker.ts';

/** So many of the outbox are handed over at a time. */
const BATCH = 500;

/** The jobs without their leads: what a job is about is found by its id. */
export type QueueJobs = ReturnType<typeof createQueueJobs>;

/** The jobs of the queue: one for each pending lead, with the lead's id as its own, so that no lead gets two. */
export function createQueueJobs(redis: Redis, mention: Mention) {
  const queue = new Queue<LeadJob>(QUEUE.name, {
    connection: redis,
    prefix: QUEUE.prefix,
    defaultJobOptions: {
      // The end is reached by time (`deadAfter`), not by number.
      attempts: Number.MAX_SAFE_INTEGER,
      backoff: { type: 'custom' },
      removeOnComplete: true,
      removeOnFail: false,
      stackTraceLimit: 1,
    },
  });
  queue.on('error', mention);

  const add = async (id: string) => {
    // A lead that was given up as lost has left a job that is over. While that is there, BullMQ takes no other under its id.
    const before = await queue.getJob(id);
    if (await before?.isFailed()) await before?.remove();
    await queue.add('lead', {}, { jobId: id });
    await redis.zrem(queueKeys.outbox, id);
  };
  return {
    /** Hands a lead over to the queue. */
    add,
    /** Hands over what a process that was killed, or had lost Redis, could not. */
    async flushOutbox(): Promise<void> {
      for (const id of await redis.zrange(queueKeys.outbox, 0, BATCH - 1)) await add(id);
    },
    /** @returns how often it was tried; undefined without a job */
    async find(id: string): Promise<{ readonly attempts: number; readonly active: boolean } | undefined> {
      const job = await queue.getJob(id);
      return job && { attempts: job.attemptsMade, active: await job.isActive() };
    },
    /** @returns false when it is being worked on */
    async remove(id: string): Promise<boolean> {
      const job = await queue.getJob(id);
      if (!job) return true;
      return job.remove().then(
        () => true,
        () => false,
      );
    },
    close: () => queue.close(),
  };
}
