import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';

const NAME = 'form-token-key';
const BYTES = 32;

/**
 * The key of the time trap, which the first replica puts into Redis for all.
 *
 * @throws when Redis does not answer
 */
export async function claimTokenKey(redis: Redis): Promise<Buffer> {
  const mine = randomBytes(BYTES);
  // Both options in one command take Redis 7.
  const isFirst = await redis.set(NAME, mine.toString('hex'), 'NX');
  const known = isFirst ? undefined : await redis.get(NAME);
  return known ? Buffer.from(known, 'hex') : mine;
}
