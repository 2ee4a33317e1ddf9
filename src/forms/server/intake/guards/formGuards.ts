import type { Logger } from 'pino';
import { loadTokenKey } from '#src/forms/server/intake/guards/loadTokenKey.ts';
import { createRateLimit, type RateLimit } from '#src/server/http/rateLimit.ts';
import { createTimeTrap, type TimeTrap } from '#src/forms/server/intake/guards/timeTrap.ts';

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

/** @returns the guards; without Redis or a disk that can be written they hold for this process alone */
export async function createFormGuards(options: FormGuardsOptions): Promise<FormGuards> {
  const { perMinute, seconds, dataDirectory, redisUrl, logger } = options;
  const shared = redisUrl === undefined ? undefined : await connectShared(redisUrl, perMinute, logger);
  const key = await (shared?.tokenKey ?? loadTokenKey(dataDirectory)).catch((error: unknown) => {
    logger.warn({ err: error }, 'The key of the form tokens is kept nowhere: other replicas do not know it');
    return undefined;
  });
  return {
    rateLimit: createRateLimit(perMinute, shared?.limiter),
    timeTrap: createTimeTrap({ seconds, ...(key ? { key } : {}) }),
    close: () => shared?.close(),
  };
}

/** Only a site with Redis pays for its client, in memory and time. */
async function connectShared(url: string, perMinute: number, logger: Logger) {
  const { connectGuards } = await import(/* webpackMode: "eager" */ '#src/forms/server/intake/guards/sharedGuards.ts');
  return connectGuards(url, perMinute, logger);
}
