import { ApiError } from '#src/api/createBrowserApi.ts';
import type { FetchedPage, FetchPage } from '#src/client/createPageFetcher.ts';

interface PrefetcherOptions {
  readonly fetchPage: FetchPage;
  /** In ms. */
  readonly now: () => number;
  /** Whether the visitor's connection is not to be used for guesses. */
  readonly isFrugal: () => boolean;
}

/** Pages that may be wanted next, and those that were seen. `path` is an address of this site with prefix and query. */
export interface Prefetcher {
  /** @param isLikely whether the visitor points at the link already, so that it is not kept waiting behind others */
  readonly prefetch: (path: string, isLikely?: boolean) => void;
  /**
   * @param isBack whether the visitor has seen it and goes back to it, as browsers keep documents for that
   * @returns the page when it is there or under way, and recent enough
   */
  readonly take: (path: string, isBack: boolean) => Promise<FetchedPage> | undefined;
  /** Keeps a page that is shown, for who comes back to it. */
  readonly keep: (path: string, page: FetchedPage) => void;
}

/** How long a prefetched page may be shown without asking again, in ms. */
const FRESH = 30_000;
/** How long a page that was seen may be gone back to, in ms, and how many of them. */
const RETURN = 600_000;
const KEPT = 12;
/** What is answered where there is no page, or a redirect to another. All else may be answered otherwise the next time. */
const NO_PAGE: readonly number[] = [404, 410];

/** Fetches pages before they are asked for: what is only in view one by one, and all of it behind what is asked for. */
export function createPrefetcher({ fetchPage, now, isFrugal }: PrefetcherOptions): Prefetcher {
  const pages = new Map<string, { readonly at: number; readonly arrival: Promise<FetchedPage> }>();
  const refused = new Set<string>();
  let waiting: string[] = [];
  let isGuessing = false;

  const has = (path: string, age: number) => now() - (pages.get(path)?.at ?? -Infinity) < age;

  function hold(path: string, arrival: Promise<FetchedPage>): void {
    pages.delete(path);
    pages.set(path, { at: now(), arrival });
    for (const [other] of pages) if (pages.size > KEPT || !has(other, RETURN)) pages.delete(other);
  }

  async function begin(path: string): Promise<void> {
    const arrival = fetchPage(path, { priority: 'low' });
    hold(path, arrival);
    try {
      await arrival;
    } catch (error) {
      // A guess that fails is nobody's problem: the navigation itself asks again.
      if (pages.get(path)?.arrival === arrival) pages.delete(path);
      if (error instanceof ApiError && NO_PAGE.includes(error.status)) refused.add(path);
    }
  }

  async function guess(): Promise<void> {
    if (isGuessing) return;
    isGuessing = true;
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (!has(path, FRESH)) await begin(path);
    }
    isGuessing = false;
  }

  return {
    prefetch(path, isLikely = false) {
      if (isFrugal() || refused.has(path) || has(path, FRESH)) return;
      if (isLikely) void begin(path);
      else {
        waiting.push(path);
        void guess();
      }
    },
    take(path, isBack) {
      // They were guessed on a page that is being left.
      waiting = [];
      return has(path, isBack ? RETURN : FRESH) ? pages.get(path)?.arrival : undefined;
    },
    keep: (path, page) => hold(path, Promise.resolve(page)),
  };
}
