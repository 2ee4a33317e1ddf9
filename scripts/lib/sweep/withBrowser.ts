import { shareBrowser } from '#tests/support/browser.ts';

/**
 * Works with a browser for all who call `launchBrowser` meanwhile. It ends with the work, and at once when that is cut off: who
 * waits for a page then waits no longer.
 *
 * @throws what the work throws, and the reason of the signal where that came before it
 */
export async function withBrowser<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
  const browser = await shareBrowser({ endsOnSignal: false });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= browser.close());
  signal.addEventListener('abort', () => void close(), { once: true });
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    await close();
  }
}
