import { startCpuClock } from '#tests/support/cpuClock.ts';

/** Long enough that the system lets others work in between, where there are any, ms. */
const WORK = 60;

/** @returns how many times as long as on an idle machine work takes now: what a bound on a whole answer is multiplied by */
export function measureSlowdown(): number {
  const [start, worked] = [performance.now(), startCpuClock()];
  while (worked() < WORK);
  return Math.max(1, (performance.now() - start) / worked());
}

/**
 * Expects that something was done within a time. Where it was not, so many times of it are allowed as the machine takes longer now
 * than when it is idle: what is in time needs no excuse, and to look for one takes the processor.
 *
 * @param took ms
 * @param bound on an idle machine, ms
 */
export function expectWithin(took: number, bound: number): void {
  expect(took).toBeLessThan(took < bound ? bound : bound * measureSlowdown());
}

/** @returns what tells the greater slowdown of now and then, for a test that takes its time */
export function watchSlowdown(): () => number {
  const before = measureSlowdown();
  return () => Math.max(before, measureSlowdown());
}
