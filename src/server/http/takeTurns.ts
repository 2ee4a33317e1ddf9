import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** So long requests are answered as they come before it is looked whether anything else has come, in ms. */
const TURN = 10;

let taken = 0;

/** @returns how many requests of this process have had their turn behind others so far */
export const countTaken = (): number => taken;

/**
 * Node reads all that has come on all connections before it looks again, and each request would be answered as it is read: three
 * thousand for addresses without a page, 300 kB in all, kept a page of the cache waiting for 2.5 s. Here they take turns: behind
 * the first few one is answered in each turn of the event loop, and what comes by another way meanwhile goes before the rest
 * (HARDENING, fact 13).
 *
 * @param handler answers what takes a while
 * @returns the same, which answers at once unless too much has come at once. Who has left while waiting is not answered
 */
export function takeTurns(handler: RequestListener): RequestListener {
  const waiting = new Set<readonly [IncomingMessage, ServerResponse]>();
  let begun: number | undefined;

  function isTurnOver(): boolean {
    if (begun === undefined) {
      begun = performance.now();
      setImmediate(() => (begun = undefined));
    }
    return performance.now() - begun > TURN;
  }

  function answerNext(): void {
    for (const place of waiting) {
      waiting.delete(place);
      const [req, res] = place;
      if (req.socket.destroyed) continue;
      if (waiting.size > 0) setImmediate(answerNext);
      taken += 1;
      handler(req, res);
      return;
    }
  }

  return function inTurn(req, res) {
    if (waiting.size === 0 && !isTurnOver()) {
      handler(req, res);
      return;
    }
    if (waiting.size === 0) setImmediate(answerNext);
    waiting.add([req, res]);
  };
}
