import { STALE_FOR, type CachedPage, type CacheEntry } from '#src/server/render/cacheSpace.ts';
import { PageKeeper } from '#src/server/render/PageKeeper.ts';
import type { PageKey } from '#src/server/render/pageKey.ts';
import type { MadePage } from '#src/server/render/pageSource.ts';
import { noSharedPages, type SharedPages } from '#src/server/render/sharedPages.ts';

/** A page of the cache, and whether it is still fresh. */
export interface FoundPage {
  readonly page: CachedPage;
  readonly fresh: boolean;
}

/** The cache of finished pages: of this process, and behind it the one that replicas share. */
export interface PageCache {
  /**
   * @param time by the clock of the cache, for who has looked at it already
   * @returns the page of this process; undefined when it is not there
   */
  get(this: void, key: PageKey, time?: number): FoundPage | undefined;
  /** @returns the page that another replica has kept, from now on here too; undefined when there is none that is newer */
  recall(this: void, key: PageKey): Promise<FoundPage | undefined>;
  /**
   * Makes a page, once at a time for each key: who asks meanwhile gets the same one. It is compressed and kept behind that.
   * A page that is gone (undefined) is dropped; one that cannot be made now stays as it is.
   *
   * @throws what `start` throws
   */
  make(this: void, key: PageKey, start: () => Promise<MadePage | undefined>): Promise<MadePage | undefined>;
  /** Drops the pages that carry one of the tags, everywhere; `all` drops every page. What is being made is not kept. */
  purge(this: void, tags: readonly string[]): void;
  /** The same in this process alone, for what each replica hears of by itself: rates, by which shared pages are known. */
  drop(this: void, tags: readonly string[]): void;
  /** @returns when nothing is being made or compressed any more */
  settled(this: void): Promise<void>;
  /** Leaves what is shared. */
  close(this: void): void;
}

interface PageCacheOptions {
  /** How long a page is fresh, in ms. */
  readonly ttl: number;
  /** Bound of all bodies of a space together, in bytes. */
  readonly maxBytes: Readonly<Record<PageKey['space'], number>>;
  /** What replicas share; without it each has its own. */
  readonly shared?: SharedPages;
  /** Told that another replica has purged pages, before they are dropped here. */
  readonly onPurge?: () => void;
  readonly now?: () => number;
}

/** The page cache of one process. */
export function createPageCache({
  ttl,
  maxBytes,
  shared = noSharedPages,
  onPurge,
  now = Date.now,
}: PageCacheOptions): PageCache {
  const keeper = new PageKeeper({ ttl, maxBytes, shared, now });
  const { spaces, making } = keeper;
  const busy = createBusy();
  shared.onPurge((tags) => {
    onPurge?.();
    keeper.purge(tags);
  });

  const toFound = ({ page, madeAt, changesAt }: CacheEntry, time = now()): FoundPage | undefined => {
    const age = time - madeAt;
    // Not even for as long as the next one takes: it would say that something is still to come which is over.
    if (changesAt !== undefined && madeAt < changesAt && changesAt <= time) return undefined;
    // One of a time to come is of a clock that was put back since: it would be fresh until that time comes.
    return age > ttl + STALE_FOR ? undefined : { page, fresh: Math.abs(age) <= ttl };
  };

  return {
    get(key, time) {
      const entry = spaces[key.space].get(key.id);
      if (!entry) return undefined;
      if (!entry.isSmall) busy.add(keeper.improve(key, entry));
      return toFound(entry, time);
    },
    recall: onceAtATime(async (key) => {
      const entry = await keeper.recall(key);
      return entry && toFound(entry);
    }),
    make(key, start) {
      const running = making[key.space].get(key.id);
      if (running) return running;
      const page = start();
      making[key.space].set(key.id, page);
      busy.add(keeper.keep(key, page));
      return page;
    },
    purge(tags) {
      keeper.purge(tags);
      shared.purge(tags);
    },
    drop: (tags) => keeper.purge(tags),
    settled: () => busy.over(),
    close: () => shared.close(),
  };
}

/** @returns the same function, which is not called again for a page before it has answered */
function onceAtATime<Result>(ask: (key: PageKey) => Promise<Result>): (key: PageKey) => Promise<Result> {
  const asked = new Map<string, Promise<Result>>();
  return (key) => {
    const known = asked.get(key.id);
    if (known) return known;
    const answer = ask(key).finally(() => asked.delete(key.id));
    asked.set(key.id, answer);
    return answer;
  };
}

/** What goes on behind the answers. Why it fails, those hear who have asked for it. */
function createBusy() {
  const works = new Set<Promise<void>>();
  return {
    add(work: Promise<void>): void {
      const done = work.catch(() => undefined);
      works.add(done);
      void done.then(() => works.delete(done));
    },
    async over(): Promise<void> {
      while (works.size > 0) await Promise.all(works);
    },
  };
}
