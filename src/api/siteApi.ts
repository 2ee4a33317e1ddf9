import type { AnsweredEntries, AskedEntries } from '#src/shared/collections/askedEntries.ts';
import type { Page } from '#src/shared/page/page.ts';
import type { PostSummary } from '#src/shared/page/postSummary.ts';

/** `GET /api/getLoc` (SPEC part 3, Region info) */
export interface RegionInfo {
  /** Whether the country is known; else it is the default one. */
  readonly result: boolean;
  readonly ip: string;
  /** Lower-case ISO 3166 code. */
  readonly country_code: string;
}

/** How the browser is to ask: until somebody has no use for the answer any more, and before or behind others. */
export interface AskOptions {
  readonly signal?: AbortSignal;
  readonly priority?: RequestPriority;
}

/** What a page may ask for while it is shown: on the server answered in process, in the browser over HTTP. */
export interface SiteApi {
  /** @throws when the page cannot be had; the caller then lets the server answer the visitor */
  getPage(url: string, options?: AskOptions): Promise<Page>;
  /** Never throws: a failure is only logged (SPEC part 8), and answers with an empty list. */
  getFavoritePosts(): Promise<readonly PostSummary[]>;
  /** Never throws: undefined says that the list cannot be had now. */
  getEntries(asked: AskedEntries): Promise<AnsweredEntries | undefined>;
}
