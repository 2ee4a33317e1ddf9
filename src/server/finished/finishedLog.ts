import type { RequestLine } from '#src/server/http/logRequest.ts';

/** What a line says that is the same for many answers. */
type FinishedLine = Omit<RequestLine, 'requestId' | 'ms' | 'aborted'>;

/**
 * The line is written when the answer is handed to the connection, in the millisecond of the request: to listen for its end
 * would cost each answer for the time of the visitor's line, which says nothing of ours.
 *
 * @returns the end of a line, as pino writes it: it is put together once, since pino takes a tenth of such an answer for it
 */
export function describeFinished(line: FinishedLine): string {
  return `",${JSON.stringify({ ...line, ms: 0, msg: 'request' }).slice(1)}\n`;
}

/** pino's number of the level. */
const INFO = 30;

/**
 * @param time of the answer, in ms since 1970
 * @param rest what `describeFinished` has made
 * @returns one line of the log
 */
export function finishedLine(time: number, requestId: string, rest: string): string {
  return `{"level":${String(INFO)},"time":${String(time)},"requestId":"${requestId}${rest}`;
}
