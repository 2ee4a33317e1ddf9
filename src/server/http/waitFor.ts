import { setTimeout as delay } from 'node:timers/promises';

/** @returns what `promise` brings, or undefined when it has failed or the time, in ms, is up; holds no timer after that */
export async function waitFor<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | undefined> {
  const timer = new AbortController();
  const over = delay(milliseconds, undefined, { signal: timer.signal });
  const found = await Promise.race([promise, over]).catch(() => undefined);
  timer.abort();
  await over.catch(() => undefined);
  return found;
}
