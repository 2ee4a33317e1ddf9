import type { Redis } from 'ioredis';
import { queueKeys } from '#src/forms/server/keeping/redis/queueKeys.ts';

/** The lists of `queueKeys`: each lead is in one of them. */
export type LeadList = 'pending' | 'quarantined' | 'dead';
/** Which leads wait, are set apart or were given up. */
export type QueueLists = ReturnType<typeof createQueueLists>;

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

    /** Makes a lead due that was given up or set apart, in one step. */
    async revive(id: string): Promise<void> {
      const now = Date.now();
      await redis
        .multi()
        .zrem(queueKeys.dead, id)
        .zrem(queueKeys.quarantined, id)
        .zadd(queueKeys.pending, 'NX', now, id)
        .zadd(queueKeys.outbox, now, id)
        .exec();
    },
  };
}
