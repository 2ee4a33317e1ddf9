import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { claimTokenKey } from '#src/server/forms/intake/claimTokenKey.ts';
import { loadTokenKey } from '#src/server/forms/intake/loadTokenKey.ts';
import { createMention, isReady } from '#src/server/forms/queue/queueConnections.ts';
import { createRateLimit, type RateLimit } from '#src/server/forms/intake/rateLimit.ts';
import { createTimeTrap, type TimeTrap } from '#src/server/forms/intake/timeTrap.ts';

/** What keeps programs from flooding the forms; with Redis, all replicas share it. */
export interface FormGuards {
  readonly rateLimit: RateLimit;
  readonly timeTrap: TimeTrap;
  close(): void;
}

interface FormGuardsOptions {
  /** `FORM_RATE_LIMIT` */
  readonly perMinute: number;
  /** `FORM_MIN_SECONDS` */
  readonly seconds: number;
  /** `DATA_DIR` as an absolute path. */
  readonly dataDirectory: string;
  /** `REDIS_URL` */
  readonly redisUrl: string | undefined;
  readonly logger: Logger;
}

const MINUTE = 60;
/** A visitor does not wait longer than this for a count, nor the start for a key, in ms. */
const PATIENCE = { count: 100, start: 1000 } as const;

/** @returns the guards; without Redis or a disk that can be written they hold for this process alone */
export async function createFormGuards(options: FormGuardsOptions): Promise<FormGuards> {
  const { perMinute, seconds, dataDirectory, redisUrl, logger } = options;
  const redis = redisUrl === undefined ? undefined : connect(redisUrl, logger);
  const shared = redis && (await isReady(redis, PATIENCE.start)) ? claimTokenKey(redis) : loadTokenKey(dataDirectory);
  const key = await shared.catch((error: unknown) => {
    logger.warn({ err: error }, 'The key of the form tokens is kept nowhere: other replicas do not know it');
    return undefined;
  });
  return {
    rateLimit: redis ? createRateLimit(perMinute, limitIn(redis, perMinute)) : createRateLimit(perMinute),
    timeTrap: createTimeTrap({ seconds, ...(key ? { key } : {}) }),
    close: () => redis?.disconnect(),
  };
}

function connect(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE.count,
    disconnectTimeout: PATIENCE.count,
    retryStrategy: (times) => Math.min(times * 100, 1000),
  });
  redis.on('error', createMention(logger));
  return redis;
}

/** While Redis is away, each process counts for itself. */
function limitIn(storeClient: Redis, points: number): RateLimiterRedis {
  return new RateLimiterRedis({
    ...{ storeClient, points, duration: MINUTE, keyPrefix: 'form-rate' },
    insuranceLimiter: new RateLimiterMemory({ points, duration: MINUTE }),
  });
}
