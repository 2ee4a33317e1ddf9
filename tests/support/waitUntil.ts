import { setTimeout as delay } from 'node:timers/promises';
import { PATIENCE } from '#tests/support/patience.ts';

/** Asked so often, in ms: at first at once, later by a twentieth of what was waited, since to ask a page or a disk takes the processor. */
const OFTEN = { least: 5, most: 50 };

/** Waits until something holds that happens by itself, and fails when it does not in time (ms). */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  patience: number = PATIENCE.condition,
): Promise<void> {
  const start = performance.now();
  while (!(await holds())) {
    const waited = performance.now() - start;
    if (waited > patience) throw new Error(`It did not happen within ${String(patience)} ms`);
    await delay(Math.min(OFTEN.most, Math.max(OFTEN.least, waited / 20)));
  }
}
