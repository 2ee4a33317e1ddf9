import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';
import { countTaken } from '#src/server/http/takeTurns.ts';
import { waitFor } from '#src/server/http/waitFor.ts';
import { httpErrors } from '#src/shared/HttpError.ts';

/**
 * Whose turn it is. `page`: somebody waits for a page of the site, which will then be kept for all. `refresh`: a page is
 * made anew behind a stale answer. `twin`: a page is written as Markdown, which takes as long as a render, and is kept for all.
 * `view`: what a query asks for; there is no end of those, so they come last.
 */
export type RenderClass = 'page' | 'refresh' | 'twin' | 'view';

const PRIORITY: Readonly<Record<RenderClass, number>> = { page: 3, refresh: 2, twin: 1, view: 0 };

/** How many of a class may wait: a view takes some 50 ms, and nobody waits for many seconds. */
export const MOST_WAITING: Readonly<Record<RenderClass, number>> = { page: 256, refresh: 256, twin: 256, view: 32 };

/**
 * So many turns of the event loop bring nothing before the next render begins: of those who have come meanwhile one connection
 * is accepted a turn (libuv 1.47), its request is read in the next, and answered where the page is in the cache.
 */
const QUIET_TURNS = 3;

/** What comes without end does not keep a render waiting longer than this, in ms: about as long as a render keeps the rest. */
const LONGEST_BREATH = 50;

/** A shell that has not come by then waits for something: others go on, in ms. */
const SHELL_PATIENCE = 1000;

/**
 * The one way to a render. A render keeps the event loop to itself for tens of milliseconds, so there is one at a time, and
 * between two of them all that is quick is answered.
 */
export interface RenderGate {
  /**
   * @param task what keeps the loop busy; resolves when it does so no more
   * @param options.signal gives the place up: whoever has left is not rendered for
   * @throws {HttpError} 503 when too many wait already
   */
  pass<Result>(
    task: () => Promise<Result>,
    options: { readonly as: RenderClass; readonly signal?: AbortSignal | undefined },
  ): Promise<Result>;
}

/** @returns the gate of one process */
export function createRenderGate(): RenderGate {
  const queue = new PQueue({ concurrency: 1 });
  return {
    async pass<Result>(task: () => Promise<Result>, { as, signal }: Parameters<RenderGate['pass']>[1]) {
      signal?.throwIfAborted();
      const priority = PRIORITY[as];
      if (queue.sizeBy({ priority }) >= MOST_WAITING[as]) throw httpErrors.busy();
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      // The queue would begin the next beside a task whose signal aborts: only a place that waits can be given up.
      const waiting = new AbortController();
      const giveUp = () => waiting.abort(signal?.reason);
      signal?.addEventListener('abort', giveUp, { once: true });
      const turn = async () => {
        signal?.removeEventListener('abort', giveUp);
        await waitFor(task().then(resolve, reject), SHELL_PATIENCE);
        await letOthersBy();
      };
      queue.add(turn, { priority, signal: waiting.signal }).catch(reject);
      return promise;
    },
  };
}

async function letOthersBy(): Promise<void> {
  const end = performance.now() + LONGEST_BREATH;
  let seen = countEvents();
  for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < end;) {
    await setImmediate();
    const events = countEvents();
    quiet = events === seen ? quiet + 1 : 0;
    seen = events;
  }
}

/**
 * @returns how much has come in this process so far: connections, bytes, ends of what the thread pool does, and requests that
 *   had waited for their turn. Else a flood would be let in with each render, a few at a time, and none of it refused
 */
const countEvents = () => performance.nodeTiming.uvMetricsInfo.events + countTaken();
