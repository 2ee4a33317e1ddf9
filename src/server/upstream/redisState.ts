import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { reasonOf } from '#src/server/upstream/reasonOf.ts';

/** A Redis that is away is mentioned so often, in ms. */
const MENTION_EVERY = 30_000;

/** @returns a listener that logs an error of the connection, and stays silent about those that follow at once */
export function createMention(logger: Logger, message: string): (error: unknown) => void {
  let last = -Infinity;
  return (error) => {
    if (performance.now() - last < MENTION_EVERY) return;
    last = performance.now();
    logger.error({ reason: reasonOf(error) }, message);
  };
}

/** @returns whether Redis became ready within the time, in ms */
export async function isReady(connection: Redis, limit: number): Promise<boolean> {
  const end = performance.now() + limit;
  while (connection.status !== 'ready' && performance.now() < end) await delay(20);
  return connection.status === 'ready';
}
