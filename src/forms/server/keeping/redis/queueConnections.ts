import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { createMention } from '#src/server/upstream/redisState.ts';

/** A visitor does not wait longer than this for a Redis that does not answer, in ms. */
const PATIENCE = 800;

interface QueueConnections {
  /** Fails at once when Redis is away: for what a visitor waits for. */
  readonly quick: Redis;
  /** Waits for Redis to come back: for the worker. */
  readonly patient: Redis;
  close(): void;
}

/**
 * Connects in the background: the site starts without Redis too.
 *
 * @param url `redis:` or `rediss:`, with user and password where there are any
 */
export function connectQueue(url: string, logger: Logger): QueueConnections {
  const retryStrategy = (times: number) => Math.min(times * 100, 1000);
  const quick = new Redis(url, {
    retryStrategy,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE,
    connectTimeout: PATIENCE * 5,
    disconnectTimeout: PATIENCE,
  });
  const patient = new Redis(url, { retryStrategy, maxRetriesPerRequest: null, disconnectTimeout: PATIENCE });
  const mention = createMention(logger, REDIS_IS_AWAY);
  for (const connection of [quick, patient]) connection.on('error', mention);
  return {
    quick,
    patient,
    close() {
      quick.disconnect();
      patient.disconnect();
    },
  };
}

/** Logged while the connection is lost. */
export const REDIS_IS_AWAY = 'Redis is not available for leads';

/**
 * Warns of a Redis that may lose leads: one that evicts keys when its memory is full, or keeps nothing on its disk. A
 * hosted Redis that does not tell is left alone.
 */
export async function warnOfVolatileRedis(redis: Redis, logger: Logger): Promise<void> {
  const read = async (section: string, field: string) =>
    new RegExp(`^${field}:(.*?)\\r?$`, 'm').exec(await redis.info(section))?.[1];
  const policy = await read('memory', 'maxmemory_policy');
  if (policy !== undefined && policy !== 'noeviction')
    logger.warn({ policy }, 'Redis may evict leads: set maxmemory-policy to noeviction');
  if ((await read('persistence', 'aof_enabled')) === '0')
    logger.warn('Redis loses leads when it is restarted: set appendonly to yes');
}
