import type { FetchedPage, FetchPage } from '#src/client/createPageFetcher.ts';

interface PrefetcherOptions {
  readonly fetchPage: FetchPage;
  /** In ms. */
  readonly now: () => number;
  /** Whether the visitor's connection is not to be used for guesses. */
  readonly isFrugal: () => boolean;
}

/** Pages that may be wanted next. `path` is an address of this site with prefix and query. */
export interface Prefetcher {
  /** @param isLikely whether the visitor points at the link already, so that it goes before the others */
  readonly prefetch: (path: string, isLikely?: boolean) => void;
  /** @returns the page when it is there or under way, and fresh */
  readonly take: (path: string) => Promise<FetchedPage> | undefined;
}

const AT_A_TIME = 6;
/** How long a prefetched page may be shown without asking again, in ms. */
const FRESH = 30_000;

/** Fetches pages before they are asked for, each at most once in a document's life. */
export function createPrefetcher({ fetchPage, now, isFrugal }: PrefetcherOptions): Prefetcher {
  const seen = new Set<string>();
  const waiting: string[] = [];
  const pages = new Map<string, { readonly at: number; readonly arrival: Promise<FetchedPage> }>();
  let underWay = 0;

  function fetchNext(): void {
    if (underWay >= AT_A_TIME) return;
    const path = waiting.shift();
    if (path === undefined) return;
    dropStale();
    const arrival = fetchPage(path);
    pages.set(path, { at: now(), arrival });
    underWay += 1;
    // A guess that fails is nobody's problem: the navigation itself asks again.
    void arrival
      .catch(() => pages.delete(path))
      .then(() => {
        underWay -= 1;
        fetchNext();
      });
  }

  function dropStale(): void {
    for (const [path, { at }] of pages) if (now() - at >= FRESH) pages.delete(path);
  }

  function leaveQueue(path: string): boolean {
    const place = waiting.indexOf(path);
    if (place >= 0) waiting.splice(place, 1);
    return place >= 0;
  }

  return {
    prefetch(path, isLikely = false) {
      if (isFrugal()) return;
      if (seen.has(path) && !(isLikely && leaveQueue(path))) return;
      seen.add(path);
      if (isLikely) waiting.unshift(path);
      else waiting.push(path);
      fetchNext();
    },
    take(path) {
      leaveQueue(path);
      dropStale();
      return pages.get(path)?.arrival;
    },
  };
}
