import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Deliver } from '#src/forms/server/delivery/deliveryPost.ts';
import type { LeadKeeper } from '#src/forms/server/keeping/leadsKeeper.ts';
import { createQueue, type QueueOptions } from '#src/forms/server/keeping/redis/queue.ts';
import { recordingTrace } from '#tests/support/leadParts.ts';
import { startRedis, type TestRedis } from '#tests/support/redisServer.ts';
import { RULES } from '#tests/support/testSpool.ts';

/** A Redis of its own in which queues can be opened, several of them as of several replicas. */
export async function createTestQueues(...args: string[]) {
  const redis: TestRedis = await startRedis(...args);
  const client = new Redis(redis.url, { disconnectTimeout: 200 });
  client.on('error', () => undefined);
  const opened: LeadKeeper[] = [];
  return {
    redis,
    client,
    async open(deliver?: Deliver, options: Partial<QueueOptions> = {}) {
      const record = recordingTrace();
      const { logger, counters, trace } = record;
      const base = {
        url: redis.url,
        deliver,
        rules: RULES,
        timing: { lock: 500, sweep: 100, expire: 100 },
        retention: 0,
        spaceLimit: 1e9,
      };
      const queue = await createQueue({ ...base, logger, counters, trace, ...options });
      opened.push(queue);
      return { ...record, queue, store: queue.store };
    },
    /** @returns the names of what is kept of leads, jobs aside */
    kept: async () => (await client.keys('{leads}:*')).filter((key) => !key.startsWith('{leads}:delivery:')).sort(),
    /** @returns everything that Redis holds, as it holds it */
    async everything(): Promise<string> {
      const dumps = [];
      for (const key of await client.keys('*')) dumps.push(key, await client.dump(key));
      return dumps.join('\n');
    },
    /** Ends the queues that are open, so that others can look at what they have left. */
    async closeAll(): Promise<void> {
      await Promise.all(opened.splice(0).map((queue) => queue.close(0)));
    },
    async close(): Promise<void> {
      await Promise.race([this.closeAll(), delay(3000, undefined, { ref: false })]);
      client.disconnect();
      await redis.close();
    },
  };
}
