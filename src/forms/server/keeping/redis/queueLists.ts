import type { Redis } from 'ioredis';
import { queueKeys } from '#src/forms/server/keeping/redis/queueKeys.ts';

/** The lists of `queueKeys`: each lead is in one of them. */
export type LeadList = 'pending' | 'quarantined' | 'dead';
/** Which leads wait, are set apart or were given up. */
export type QueueLists = ReturnType<typeof createQueueLists>;

/** KEYS: lead, pending, outbox, quarantined, dead; ARGV: id, time. */
const SECURE = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
if redis.call('ZSCORE', KEYS[2], ARGV[1]) then redis.call('ZADD', KEYS[3], ARGV[2], ARGV[1]) return 1 end
if redis.call('ZSCORE', KEYS[4], ARGV[1]) or redis.call('ZSCORE', KEYS[5], ARGV[1]) then return 1 end
return 0`;

/** KEYS and ARGV as of `SECURE`. */
const REVIVE = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('ZREM', KEYS[4], ARGV[1])
redis.call('ZREM', KEYS[5], ARGV[1])
redis.call('ZADD', KEYS[2], 'NX', ARGV[2], ARGV[1])
redis.call('ZADD', KEYS[3], ARGV[2], ARGV[1])
return 1`;

/** Which leads there are: each lead that is not delivered is in one list, and changes it in one step. */
export function createQueueLists(redis: Redis) {
  return {
    /** @returns the ids of a list, the oldest first */
    ids: (list: LeadList) => redis.zrange(queueKeys[list], 0, -1),

    /** @returns the ids that came before that time, epoch in ms */
    idsBefore: (list: LeadList, time: number) => redis.zrange(queueKeys[list], '-inf', time, 'BYSCORE'),

    /** Gives a lead up, in one step. */
    async bury(id: string): Promise<void> {
      await redis
        .multi()
        .zrem(queueKeys.pending, id)
        .zrem(queueKeys.outbox, id)
        .zadd(queueKeys.dead, Date.now(), id)
        .exec();
    },

    /**
     * Before the job of a lead is taken away to be made anew: one that waits is handed over again if this process is killed in
     * between. @returns whether there is such a lead
     */
    async secure(id: string): Promise<boolean> {
      const { pending, quarantined, dead, outbox } = queueKeys;
      const keys = [queueKeys.lead(id), pending, outbox, quarantined, dead];
      return (await redis.eval(SECURE, keys.length, ...keys, id, Date.now())) === 1;
    },

    /** Makes a lead due that was given up or set apart, in one step. @returns false when it is delivered or gone */
    async revive(id: string): Promise<boolean> {
      const { pending, quarantined, dead, outbox } = queueKeys;
      const keys = [queueKeys.lead(id), pending, outbox, quarantined, dead];
      return (await redis.eval(REVIVE, keys.length, ...keys, id, Date.now())) === 1;
    },
  };
}
