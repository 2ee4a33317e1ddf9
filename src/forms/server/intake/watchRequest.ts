import type { IncomingMessage } from 'node:http';
import { refusals, type Refusal } from '#src/forms/server/intake/Refusal.ts';
import type { FormLimits } from '#src/forms/server/intake/formLimits.ts';

/**
 * Each piece costs the same, however small: a chunked body of single bytes would keep the process busy with half a megabyte
 * a second. What the network makes of a browser's post comes in pieces of a segment at least.
 */
const PIECES = { some: 2000, averageBytes: 256 } as const;

/**
 * Watches a request until it has come: it must stay within its size, come in pieces of some size, keep a pace, end in time,
 * and not break off. While its reader holds it up, its sender is not slow: what waits then is a disk.
 *
 * @param fail called with the first limit that it breaks; again for the next, which then means nothing
 * @returns ends the watch
 */
export function watchRequest(
  req: IncomingMessage,
  { bodyBytes, totalMs, paceSpanMs, bytesPerSecond }: FormLimits,
  fail: (refusal: Refusal) => void,
): () => void {
  let bytes = 0;
  let before = 0;
  let pieces = 0;
  let wasHeld = false;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    pieces += 1;
    if (pieces > PIECES.some && bytes < pieces * PIECES.averageBytes) fail(refusals.pieces());
    if (bytes > bodyBytes) fail(refusals.tooLarge());
  };
  const breakOff = () => {
    if (!req.complete) fail(refusals.truncated());
  };
  const hold = () => {
    wasHeld = true;
  };
  const pace = setInterval(() => {
    if (!wasHeld && bytes - before < (bytesPerSecond * paceSpanMs) / 1000) fail(refusals.slow());
    before = bytes;
    wasHeld = req.isPaused();
  }, paceSpanMs);
  const end = setTimeout(() => fail(req.isPaused() ? refusals.storage() : refusals.slow()), totalMs);
  const stop = () => {
    clearInterval(pace);
    clearTimeout(end);
    req.off('data', count).off('pause', hold).off('end', stop).off('close', breakOff).off('error', breakOff);
  };
  req.on('data', count).on('pause', hold).on('end', stop).on('close', breakOff).on('error', breakOff);
  return stop;
}
