import type { Messages } from '@lingui/core';
import { ApiError, fetchJson } from '#src/api/createBrowserApi.ts';
import type { AskOptions, SiteApi } from '#src/api/siteApi.ts';
import { loadPageChunks } from '#src/app/pageChunks.ts';
import { nextTask } from '#src/shared/nextTask.ts';
import type { Page } from '#src/shared/page/page.ts';

/** All that a page needs to be shown; its code is in place when this arrives. */
export interface FetchedPage {
  readonly page: Page;
  readonly messages: Messages;
}

interface FetchOptions extends AskOptions {
  /** Told how much is there, 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
}

/**
 * @param path a page's path with locale prefix and query
 * @throws when data, code or messages cannot be had, or are not wanted any more
 */
export type FetchPage = (path: string, options?: FetchOptions) => Promise<FetchedPage>;

interface PageFetcherOptions {
  readonly api: SiteApi;
  /** All messages of the language; the document came with its own only. */
  readonly messagesUrl: string;
  /** That of the document: what another one says of a page is not for this code. */
  readonly build: string | undefined;
}

/** How far a load is when its data, and then its code, are there: the data is what the server may be slow with. */
const DONE = { data: 0.6, code: 0.9 } as const;

/** A page of another build, in a deploy or after one, is no failure of the server: it only is not what this document can show. */
const OK = 200;

/** Page, code and messages together, so that a navigation never shows an empty page. The messages come once; a failure is logged (SPEC part 8). */
export function createPageFetcher({ api, messagesUrl, build }: PageFetcherOptions): FetchPage {
  let messages: Promise<Messages> | undefined;

  /** They are everybody's: who is not interested any more does not end the call. */
  function fetchMessages(priority?: RequestPriority): Promise<Messages> {
    messages ??= fetchJson<Messages>(messagesUrl, undefined, priority).catch((error: unknown) => {
      messages = undefined;
      console.warn(`The messages of this language could not be loaded: ${messagesUrl}`, error);
      throw error;
    });
    return messages;
  }

  async function fetchWithCode(path: string, { onProgress, ...how }: FetchOptions): Promise<Page> {
    const page = await api.getPage(path, how);
    how.signal?.throwIfAborted();
    if (page.build !== build) throw new ApiError(path, OK);
    onProgress?.(DONE.data);
    await loadPageChunks(page, 'all', how.priority === 'low' ? nextTask : undefined);
    onProgress?.(DONE.code);
    return page;
  }

  return async (path, options = {}) => {
    const [page, all] = await Promise.all([fetchWithCode(path, options), fetchMessages(options.priority)]);
    return { page, messages: all };
  };
}
