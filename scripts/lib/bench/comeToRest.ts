import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '#tests/support/serve.ts';
import type { Contestant } from './floors.ts';
import { processorTimeOf } from './processes.ts';

/** A process that takes less than a hundredth of a core for so long has nothing to do any more, in ms. */
const REST = 2000;
const LONGEST = 60_000;

/**
 * Waits until a site has done what its start left for later, and what it was asked for: it looks for problems of the content,
 * follows its changes and makes pages small. The search, which would be filled in the middle of what is measured, is filled now.
 */
export async function comeToRest({ port, pid }: Pick<Contestant, 'port' | 'pid'>): Promise<void> {
  await ask(port, '/api/search?q=voice&lang=en', { headers: { Host: 'localhost' } });
  const end = performance.now() + LONGEST;
  let before = (await processorTimeOf(pid)).all;
  do {
    await delay(REST);
    const now = (await processorTimeOf(pid)).all;
    if (!(now - before > REST / 100)) return;
    before = now;
  } while (performance.now() < end);
}
