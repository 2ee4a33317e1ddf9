import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

const MINUTE = 60;

/** Counts one post of a client. Resolves to the seconds it has to wait, 0 for none. Never rejects. */
export type RateLimit = (client: string) => Promise<number>;

/**
 * @param perMinute `FORM_RATE_LIMIT`; 0 turns it off
 * @param limiter where it is counted: in this process unless told, or in Redis for all replicas together. While that is
 *   down nobody is refused, unless it has an insurance of its own
 */
export function createRateLimit(
  perMinute: number,
  limiter: Pick<RateLimiterAbstract, 'consume'> = new RateLimiterMemory({ points: perMinute, duration: MINUTE }),
): RateLimit {
  return async function rateLimit(client) {
    if (perMinute === 0) return 0;
    try {
      await limiter.consume(client);
      return 0;
    } catch (error) {
      return error instanceof RateLimiterRes ? Math.max(1, Math.ceil(error.msBeforeNext / 1000)) : 0;
    }
  };
}
