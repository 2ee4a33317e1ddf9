import type { Page } from '#src/shared/page/page.ts';

/** `leave`: the server is to answer by itself; `stay`: without a connection there is nothing else to show. */
export type LoadOutcome = Page | 'leave' | 'stay';

/**
 * Gets a page and all that it needs to be shown. It never fails.
 *
 * @param path a page's path with locale prefix and query
 */
export type LoadPage = (path: string, options: LoadOptions) => Promise<LoadOutcome>;

interface LoadOptions {
  /** The visitor has gone elsewhere: what comes of it is not used. */
  readonly signal: AbortSignal;
  /** Through the history: as the browser, it may be shown as it was seen. */
  readonly isBack: boolean;
}
