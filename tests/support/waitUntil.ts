import { setTimeout as delay } from 'node:timers/promises';
import { PATIENCE } from '#tests/support/patience.ts';

/** Waits until something holds that happens by itself, and fails when it does not in time (ms). */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  patience: number = PATIENCE.condition,
): Promise<void> {
  const deadline = performance.now() + patience;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`It did not happen within ${String(patience)} ms`);
    await delay(5);
  }
}
