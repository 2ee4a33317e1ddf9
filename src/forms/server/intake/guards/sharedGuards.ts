import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { claimTokenKey } from '#src/forms/server/intake/guards/claimTokenKey.ts';
import { COMES_BACK, createMention, isReady } from '#src/server/upstream/redisState.ts';

/** What replicas share. */
interface SharedGuards {
  readonly limiter: RateLimiterRedis;
  /** Undefined while Redis is away: the process then has a key of its own. */
  readonly tokenKey: ReturnType<typeof claimTokenKey> | undefined;
  close(): void;
}

const MINUTE = 60;
/** A visitor does not wait longer than this for a count, nor the start for a key, in ms. */
const PATIENCE = { count: 100, start: 1000 } as const;

/**
 * @param url `REDIS_URL`
 * @param perMinute posts of one client
 */
export async function connectGuards(url: string, perMinute: number, logger: Logger): Promise<SharedGuards> {
  const redis = connect(url, logger);
  const tokenKey = (await isReady(redis, PATIENCE.start)) ? claimTokenKey(redis) : undefined;
  return { limiter: limitIn(redis, perMinute), tokenKey, close: () => redis.disconnect() };
}

function connect(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    ...COMES_BACK,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE.count,
    disconnectTimeout: PATIENCE.count,
  });
  redis.on('error', createMention(logger, 'Redis is not available for the limits of forms'));
  return redis;
}

/** While Redis is away, each process counts for itself. */
function limitIn(storeClient: Redis, points: number): RateLimiterRedis {
  return new RateLimiterRedis({
    storeClient,
    points,
    duration: MINUTE,
    keyPrefix: 'form-rate',
    insuranceLimiter: new RateLimiterMemory({ points, duration: MINUTE }),
  });
}
