import { setImmediate } from 'node:timers/promises';

/** Of one slice, in ms: less than a visitor can notice. */
const SLICE = 4;

/**
 * Does long work piece by piece, so that a request waits for one slice of it at most. Whoever begins it waits for none.
 *
 * @param steps the work; between two steps it may be left for a while
 * @param signal ends it between two slices
 * @returns what the work returns
 * @throws what the work throws; the signal's reason when that ends it
 */
export async function inSlices<Result>(steps: Iterator<unknown, Result>, signal?: AbortSignal): Promise<Result> {
  for (;;) {
    await setImmediate();
    signal?.throwIfAborted();
    const end = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
  }
}

/**
 * Does the same work at once.
 *
 * @returns what the work returns
 */
export function atOnce<Result>(steps: Iterator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
