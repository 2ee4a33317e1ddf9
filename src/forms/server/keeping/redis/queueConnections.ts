import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { COMES_BACK, createMention, type Mention } from '#src/server/upstream/redisState.ts';

/** A visitor does not wait longer than this for a Redis that does not answer, in ms. */
const PATIENCE = 800;

interface QueueConnections {
  /** Fails at once when Redis is away: for what a visitor waits for. */
  readonly quick: Redis;
  /** Waits for Redis to come back: for the worker. */
  readonly patient: Redis;
  /** Tells of their errors, and of those of what works with them: that Redis is away is one piece of news, whoever meets it. */
  readonly mention: Mention;
  close(): void;
}

/**
 * Connects in the background: the site starts without Redis too.
 *
 * @param url `redis:` or `rediss:`, with user and password where there are any
 */
export function connectQueue(url: string, logger: Logger): QueueConnections {
  const quick = new Redis(url, {
    ...COMES_BACK,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE,
    connectTimeout: PATIENCE * 5,
    disconnectTimeout: PATIENCE,
  });
  const patient = new Redis(url, { ...COMES_BACK, maxRetriesPerRequest: null, disconnectTimeout: PATIENCE });
  const mention = createMention(logger, 'Redis is not available for leads');
  for (const connection of [quick, patient]) connection.on('error', mention);
  return {
    quick,
    patient,
    mention,
    close() {
      quick.disconnect();
      patient.disconnect();
    },
  };
}

/**
 * Warns of a Redis that may lose leads: one that evicts keys when its memory is full, or keeps nothing on its disk. A
 * hosted Redis that does not tell is left alone.
 *
 * @returns looks once more: it may be another Redis than before, or have been told otherwise. Each fault is told once until
 *   it is mended
 */
export function createVolatilityCheck(redis: Redis, logger: Logger): () => Promise<void> {
  const told = new Set<string>();
  const tell = (isSo: boolean, warning: string, details: object = {}) => {
    if (!isSo) told.delete(warning);
    else if (!told.has(warning)) {
      told.add(warning);
      logger.warn(details, warning);
    }
  };
  const read = async (section: string, field: string) =>
    new RegExp(`^${field}:(.*?)\\r?$`, 'm').exec(await redis.info(section).catch(() => ''))?.[1];
  return async () => {
    const policy = await read('memory', 'maxmemory_policy');
    const isEvicting = policy !== 'noeviction';
    if (policy !== undefined) tell(isEvicting, 'Redis may evict leads: set maxmemory-policy to noeviction', { policy });
    const appends = await read('persistence', 'aof_enabled');
    if (appends !== undefined) tell(appends === '0', 'Redis loses leads when it is restarted: set appendonly to yes');
  };
}
