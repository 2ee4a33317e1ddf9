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
  const known = await redis.set(NAME, mine.toString('hex'), 'NX', 'GET');
  return known === null ? mine : Buffer.from(known, 'hex');
}
