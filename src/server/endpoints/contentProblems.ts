import type { Response, Router } from 'express';
import { cachePolicies } from '#config/cachePolicies.ts';
import type { PresentProblems } from '#src/content/problemLedger.ts';
import { createRouter } from '#src/server/createRouter.ts';
import { CONTENT_PROBLEMS } from '#src/shared/contentProblems.ts';

/** After a broken connection browsers ask again in this time, in ms: the server has been swapped. */
const ASK_AGAIN = 300;

/**
 * What is wrong with the content now, as a JSON list of sentences; as a stream of such lists, one after each change, for who
 * accepts events. For development only: it names files.
 *
 * @returns the router, and what ends the streams
 */
export function createContentProblems(store: PresentProblems): { router: Router; close(): void } {
  const streams = new Set<Response>();
  const router = createRouter();
  router.get(CONTENT_PROBLEMS, (req, res) => {
    res.set('Cache-Control', cachePolicies.none);
    if (req.headers.accept !== 'text/event-stream') {
      res.json(store.problems);
      return;
    }
    res.type('text/event-stream').write(`retry: ${String(ASK_AGAIN)}\n`);
    sendEvent(res, store.problems);
    streams.add(res);
    res.on('close', () => streams.delete(res));
  });
  const forget = store.onProblems((problems) => streams.forEach((stream) => sendEvent(stream, problems)));
  return {
    router,
    close() {
      forget();
      streams.forEach((stream) => stream.end());
    },
  };
}

function sendEvent(res: Response, problems: readonly string[]): void {
  res.write(`data: ${JSON.stringify(problems)}\n\n`);
}
