import { startCpuClock } from '#tests/support/cpuClock.ts';

/** Long enough that the system lets others work in between, where there are any, ms. */
const WORK = 60;

/** @returns how many times as long as on an idle machine work takes now: what a bound on a whole answer is multiplied by */
export function measureSlowdown(): number {
  const [start, worked] = [performance.now(), startCpuClock()];
  while (worked() < WORK);
  return Math.max(1, (performance.now() - start) / worked());
}

/** @returns what tells the greater slowdown of now and then, for a test that takes its time */
export function watchSlowdown(): () => number {
  const before = measureSlowdown();
  return () => Math.max(before, measureSlowdown());
}
