import type { IncomingMessage } from 'node:http';
import { refusals, type Refusal } from '#src/forms/server/intake/Refusal.ts';
import type { FormLimits } from '#src/forms/server/intake/formLimits.ts';

/**
 * Each piece costs the same, however small: a chunked body of single bytes would keep the process busy with half a megabyte
 * a second. What the network makes of a browser's post comes in pieces of a segment at least.
 */
const PIECES = { some: 2000, averageBytes: 256 } as const;

/**
 * Watches a request while somebody reads it: it must stay within its size, come in pieces of some size, keep a pace, end in
 * time, and not break off.
 *
 * @param fail called with the first limit that it breaks; again for the next, which then means nothing
 * @returns ends the watch
 */
export function watchRequest(
  req: IncomingMessage,
  { bodyBytes, total, paceSpan, bytesPerSecond }: FormLimits,
  fail: (refusal: Refusal) => void,
): () => void {
  let bytes = 0;
  let before = 0;
  let pieces = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    pieces += 1;
    if (pieces > PIECES.some && bytes < pieces * PIECES.averageBytes) fail(refusals.pieces());
    if (bytes > bodyBytes) fail(refusals.tooLarge());
  };
  const breakOff = () => {
    if (!req.complete) fail(refusals.truncated());
  };
  const pace = setInterval(() => {
    if (bytes - before < (bytesPerSecond * paceSpan) / 1000) fail(refusals.slow());
    before = bytes;
  }, paceSpan);
  const end = setTimeout(() => fail(refusals.slow()), total);
  req.on('data', count).on('close', breakOff).on('error', breakOff);
  return () => {
    clearInterval(pace);
    clearTimeout(end);
    req.off('data', count).off('close', breakOff).off('error', breakOff);
  };
}
