import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '#tests/support/serve.ts';
import { BROWSER_HEADERS } from './floors.ts';

/** A page that is not kept by then never will be, in ms. */
const PATIENCE = 30_000;

/** A page that is kept quickly may be made smaller behind that: its bytes are the last ones when they have not changed for so long, in ms. */
const SETTLED = 1500;

/**
 * Asks for a page until it comes from the cache, and its bytes do not change any more.
 *
 * @throws when that does not happen
 */
export async function warmPage(port: number, target: string, host: string = BROWSER_HEADERS.host): Promise<void> {
  const end = performance.now() + PATIENCE;
  let size = -1;
  let since = performance.now();
  while (performance.now() < end) {
    const { headers, bytes } = await ask(port, target, { headers: { ...BROWSER_HEADERS, host } });
    const isHit = headers['x-cache'] === 'HIT';
    if (!isHit || bytes.byteLength !== size) since = performance.now();
    size = isHit ? bytes.byteLength : -1;
    if (isHit && performance.now() - since > SETTLED) return;
    await delay(50);
  }
  throw new Error(`${target} does not come from the cache`);
}
