import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

const MINUTE = 60;

/**
 * Counts one use of what is limited, for whom it is counted: a client, or one name where all share the limit. Resolves to the
 * seconds to wait, 0 for none. Never rejects.
 */
export type RateLimit = (user: string) => Promise<number>;

/**
 * @param perMinute how often each may in a minute; 0 turns the limit off
 * @param limiter where it is counted: in this process unless told, or in Redis for all replicas together. While that is
 *   down nobody is refused, unless it has an insurance of its own
 */
export function createRateLimit(
  perMinute: number,
  limiter: Pick<RateLimiterAbstract, 'consume'> = new RateLimiterMemory({ points: perMinute, duration: MINUTE }),
): RateLimit {
  return async function rateLimit(user) {
    if (perMinute === 0) return 0;
    try {
      await limiter.consume(user);
      return 0;
    } catch (error) {
      return error instanceof RateLimiterRes ? Math.max(1, Math.ceil(error.msBeforeNext / 1000)) : 0;
    }
  };
}
