import type { Redis } from 'ioredis';
import type { Lead } from '#src/forms/server/Lead.ts';
import { LEAD_OVERHEAD, type SpaceMeasure } from '#src/forms/server/keeping/leadsSpace.ts';
import { queueKeys } from '#src/forms/server/keeping/redis/queueKeys.ts';

/** @returns what a lead takes in Redis beside its JSON, in bytes */
export function bytesBeside({ files }: Pick<Lead, 'files'>): number {
  return files.reduce((sum, { size }) => sum + size, LEAD_OVERHEAD);
}

/** @returns what leads take in Redis, and what it may still hold: without `maxmemory` it does not say */
export async function measureQueue(redis: Redis): Promise<SpaceMeasure> {
  // A hosted Redis may keep that to itself.
  const [taken, memory] = await Promise.all([redis.get(queueKeys.bytes), redis.info('memory').catch(() => '')]);
  const read = (field: string) => Number(new RegExp(`^${field}:(\\d+)`, 'm').exec(memory)?.[1] ?? 0);
  const total = read('maxmemory') || Infinity;
  return { taken: Number(taken ?? 0), free: total - read('used_memory'), total };
}
