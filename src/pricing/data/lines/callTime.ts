import type { Charge } from '#src/pricing/data/lines/lineKind.ts';
import type { Increments } from '#src/pricing/data/prices.ts';

/** What is billed by the time that calls take. */
export interface TimedCalls {
  /** A month. */
  readonly calls: number;
  /** Of one call. */
  readonly seconds: number;
}

/** How calls are rounded where the price list does not say. */
const BY_THE_MINUTE: Increments = { first: 60, next: 60 };

/** Of a usual month, where nobody has said otherwise. */
export const USUAL_CALLS: TimedCalls = { calls: 1000, seconds: 120 };

/**
 * @param seconds of one call. One that was not answered, of zero seconds, is not billed
 * @param increments by the minute where there are none
 * @returns the seconds that are billed: the first interval whole, then each further one that was begun
 */
export function billedSeconds(seconds: number, { first, next } = BY_THE_MINUTE): number {
  if (seconds === 0) return 0;
  return seconds <= first ? first : first + Math.ceil((seconds - first) / next) * next;
}

/** @returns the seconds of all calls, without a price */
export function chargeSeconds(key: string, { calls, seconds }: TimedCalls, increments = BY_THE_MINUTE): Charge {
  const quantity = BigInt(calls) * BigInt(billedSeconds(seconds, increments));
  return { key, quantity, unit: 'second', increments };
}
