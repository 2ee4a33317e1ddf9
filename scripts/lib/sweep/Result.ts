/** What was looked at: a page, a link, a file that pages use, pages side by side, a page in a browser, a walk through the site, the run itself. */
export type Check = 'run' | 'health' | 'page' | 'route' | 'link' | 'file' | 'site' | 'markup' | 'browser' | 'journey';

/** What one look at one address has shown. Nobody complains of what is well. */
export interface Result {
  readonly check: Check;
  readonly address: string;
  /** What was done there, where more than one thing can be. */
  readonly name?: string | undefined;
  /** Absent when no answer came. */
  readonly status?: number | undefined;
  /** As the log of the server names the request. */
  readonly requestId?: string | undefined;
  /** Duration in ms. */
  readonly ms: number;
  readonly complaints: readonly string[];
  /** The address whose failure this one comes from, if that has failed. */
  readonly cause?: string | undefined;
}

/** @returns the results that somebody must look at */
export function findFailed(results: readonly Result[]): Result[] {
  return results.filter(({ complaints }) => complaints.length > 0);
}
