import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { reasonOf } from '#src/server/upstream/reasonOf.ts';

/** A Redis that is away is mentioned so often, in ms. */
const MENTION_EVERY = 30_000;

/**
 * How a connection comes back: soon when it was lost, and anew when what answers has become a replica. After a failover that
 * one stays behind the old connection, and would refuse all writes for ever.
 */
export const COMES_BACK = {
  retryStrategy: (times: number) => Math.min(times * 100, 1000),
  reconnectOnError: isOfReplica,
} as const;

/** The same, for commands of which none is part of a transaction: each that a replica has refused is made again. */
export const COMES_BACK_AND_INSISTS = {
  ...COMES_BACK,
  // As ioredis wants it: connect anew, then make the command again.
  reconnectOnError: (error: Error) => (isOfReplica(error) ? 2 : false),
} as const;

/** An older Redis says it in the midst of what a script failed of. */
function isOfReplica({ message }: Error): boolean {
  return message.includes('READONLY');
}

/** Hears an error of a connection. */
export type Mention = (error: unknown) => void;

/** @returns a listener that logs an error of the connection, and stays silent about those that follow at once */
export function createMention(logger: Logger, message: string): Mention {
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
