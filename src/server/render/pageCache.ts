import { CacheSpace, type CachedPage } from '#src/server/render/cacheSpace.ts';
import type { PageKey } from '#src/server/render/pageKey.ts';
import type { MadePage } from '#src/server/render/pageSource.ts';

/** The cache of finished pages, behind one interface so that replicas can share one. */
export interface PageCache {
  /** @returns the page and whether it is still fresh; undefined when it is not there */
  get(this: void, key: PageKey): { readonly page: CachedPage; readonly fresh: boolean } | undefined;
  /**
   * Makes a page, once at a time for each key: who asks meanwhile gets the same one. It is compressed and kept behind that.
   * A page that is gone (undefined) is dropped; one that cannot be made now stays as it is.
   *
   * @throws what `start` throws
   */
  make(this: void, key: PageKey, start: () => Promise<MadePage | undefined>): Promise<MadePage | undefined>;
  /** Drops the pages that carry one of the tags; `all` drops every page. What is being made is not kept. */
  purge(this: void, tags: readonly string[]): void;
  /** @returns when nothing is being made or compressed any more */
  settled(this: void): Promise<void>;
}

interface PageCacheOptions {
  /** How long a page is fresh, in ms. */
  readonly ttl: number;
  /** Bound of all bodies of a space together, in bytes. */
  readonly maxBytes: Readonly<Record<PageKey['space'], number>>;
  readonly now?: () => number;
}

/** How long a page that is no longer fresh may stand in while a new one is made, or cannot be made, in ms. */
const STALE_FOR = 24 * 60 * 60 * 1000;

/** Only a machine asks for more new views at once than can be compressed meanwhile. */
const MOST_VIEWS_WAITING = 8;

/** The page cache of one process. */
export function createPageCache({ ttl, maxBytes, now = Date.now }: PageCacheOptions): PageCache {
  const spaces = {
    pages: new CacheSpace({ maxBytes: maxBytes.pages, effort: 'best', mostWaiting: Infinity, ttl, now }),
    views: new CacheSpace({ maxBytes: maxBytes.views, effort: 'quick', mostWaiting: MOST_VIEWS_WAITING, ttl, now }),
  };
  const keeping = new Set<Promise<void>>();

  return {
    get({ id, space }) {
      const entry = spaces[space].entries.get(id);
      if (!entry) return undefined;
      const age = now() - entry.madeAt;
      if (age > ttl + STALE_FOR) return undefined;
      return { page: entry.page, fresh: age <= ttl };
    },
    make({ id, space }, start) {
      const { underWay } = spaces[space];
      const running = underWay.get(id);
      if (running) return running;
      const making = start();
      underWay.set(id, making);
      // Why it could not be made, those hear who have asked for it.
      const kept = spaces[space].keep(id, making).catch(() => undefined);
      keeping.add(kept);
      void kept.then(() => keeping.delete(kept));
      return making;
    },
    purge(tags) {
      for (const space of Object.values(spaces)) space.purge(tags);
    },
    async settled() {
      await Promise.all(keeping);
    },
  };
}
