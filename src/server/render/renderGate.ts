import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';
import { waitFor } from '#src/server/waitFor.ts';
import { httpErrors } from '#src/shared/HttpError.ts';

/**
 * Whose turn it is. `page`: somebody waits for a page of the site, which will then be kept for all. `refresh`: a page is
 * made anew behind a stale answer. `view`: what a query asks for; there is no end of those, so they come last.
 */
export type RenderClass = 'page' | 'refresh' | 'view';

const PRIORITY: Readonly<Record<RenderClass, number>> = { page: 2, refresh: 1, view: 0 };

/** How many of a class may wait: a view takes some 50 ms, and nobody waits for many seconds. */
export const MOST_WAITING: Readonly<Record<RenderClass, number>> = { page: 256, refresh: 256, view: 32 };

/**
 * Turns of the event loop between two renders: in the first a new connection is accepted, in the second its request is read
 * and, where the page is in the cache, answered; the third is for what came meanwhile.
 */
const TURNS = 3;

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
      const priority = PRIORITY[as];
      if (queue.sizeBy({ priority }) >= MOST_WAITING[as]) throw httpErrors.busy();
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const turn = async () => {
        await waitFor(task().then(resolve, reject), SHELL_PATIENCE);
        for (let turns = 0; turns < TURNS; turns += 1) await setImmediate();
      };
      queue.add(turn, { priority, ...(signal ? { signal } : {}) }).catch(reject);
      return promise;
    },
  };
}
