import { setTimeout as delay } from 'node:timers/promises';

/**
 * Waits for what may never come: a browser waits for a page that hangs as long as the page does.
 *
 * @param ms how long
 * @param complaint what is wrong when it has not come by then
 * @throws with that
 */
export async function within<Value>(ms: number, complaint: string, coming: Promise<Value>): Promise<Value> {
  const stop = new AbortController();
  const late = delay(ms, undefined, { signal: stop.signal }).then(() => {
    throw new Error(complaint);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    stop.abort();
  }
}
