import type { Logger } from 'pino';

/**
 * What is written of a request. It names the route, not the URL, and neither query nor body nor address, so that nothing
 * personal can reach a log (HARDENING, logs).
 */
export interface RequestLine {
  readonly requestId: string;
  readonly method: string;
  /** Unknown where the request failed before. */
  readonly site: string | undefined;
  readonly route: string | undefined;
  readonly status: number;
  /** `X-Cache`, of pages. */
  readonly cache: unknown;
  /** From the request's head to the end of the answer; 0 where that is not waited for, of finished pages (`describeFinished`). */
  readonly ms: number;
  /** The visitor left before the end. */
  readonly aborted?: true;
}

/** One line a request, at the level that its status deserves: a failure of ours is an error. */
export function logRequest(logger: Pick<Logger, 'info' | 'error'>, line: RequestLine): void {
  if (line.status >= 500) logger.error(line, 'request');
  else logger.info(line, 'request');
}
