import { LRUCache } from 'lru-cache';
import type { Bodies } from '#src/server/render/compressPage.ts';
import type { Knowledge } from '#src/server/render/sharedPages.ts';

/** How long a page that is no longer fresh may stand in while a new one is made, or cannot be made, in ms. */
export const STALE_FOR = 24 * 60 * 60 * 1000;

/** A finished page. */
export interface CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Bodies;
  readonly etag: string;
}

/** A page as it is kept. */
export interface CacheEntry {
  readonly page: CachedPage;
  readonly tags: readonly string[];
  /** By the clock of the cache, in ms. */
  readonly madeAt: number;
  /** When what it says is no longer true, by the same clock; what was made after that, by whoever knew no better, is as good as any. */
  readonly changesAt?: number | undefined;
  /** Its bodies are as small as they will be. */
  readonly isSmall: boolean;
  /** See `SharedPages`. */
  readonly since: Knowledge | undefined;
}

/** A part of the cache with a bound of its own: what fills it never pushes out what is in another. */
export class CacheSpace {
  readonly #entries: LRUCache<string, CacheEntry>;

  /** @param maxBytes bound of all bodies together */
  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page: { bodies } }) => bodies.br.byteLength + bodies.gzip.byteLength,
    });
  }

  /** @returns the entry, which is thereby used */
  get(id: string): CacheEntry | undefined {
    return this.#entries.get(id);
  }

  /** @returns the entry, for whoever does not use it */
  peek(id: string): CacheEntry | undefined {
    return this.#entries.peek(id);
  }

  set(id: string, entry: CacheEntry): void {
    this.#entries.set(id, entry);
  }

  delete(id: string): void {
    this.#entries.delete(id);
  }

  /** Drops the pages that carry one of the tags, or every page for `all`. */
  purge(tags: readonly string[]): void {
    for (const [id, entry] of this.#entries.entries()) {
      if (tags.includes('all') || entry.tags.some((tag) => tags.includes(tag))) this.#entries.delete(id);
    }
  }
}
