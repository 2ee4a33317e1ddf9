import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { compressPage, ENCODINGS, type Bodies, type EFFORTS } from '#src/server/render/compressPage.ts';
import type { MadePage, PageSource } from '#src/server/render/pageSource.ts';

/** A finished page, in every encoding. */
export interface CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Bodies;
  readonly etag: string;
}

interface Entry {
  readonly page: CachedPage;
  readonly tags: readonly string[];
  readonly madeAt: number;
}

interface SpaceOptions {
  /** Bound of all bodies together. */
  readonly maxBytes: number;
  readonly effort: keyof typeof EFFORTS;
  /** How long a page is fresh, in ms. */
  readonly ttl: number;
  /** How many pages may wait to be compressed; what is made beyond is answered and not kept. */
  readonly mostWaiting: number;
  readonly now: () => number;
}

/** A part of the cache with a bound of its own: what fills it never pushes out what is in another. */
export class CacheSpace {
  readonly entries: LRUCache<string, Entry>;
  /** What is being made, rendered or compressed. */
  readonly underWay = new Map<string, Promise<MadePage | undefined>>();
  readonly #options: SpaceOptions;
  /** One at a time: each keeps three threads busy already, and megabytes of tables. */
  readonly #compressing = new PQueue({ concurrency: 1 });

  constructor(options: SpaceOptions) {
    this.#options = options;
    this.entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ page }) => ENCODINGS.reduce((sum, encoding) => sum + page.bodies[encoding].byteLength, 0),
    });
  }

  /**
   * Keeps a page when it is made: unless its content has changed meanwhile, since a purge forgets what is under way.
   *
   * @throws when it cannot be made
   */
  async keep(id: string, making: Promise<MadePage | undefined>): Promise<void> {
    const isWanted = () => this.underWay.get(id) === making;
    try {
      const made = await making;
      if (!made && isWanted()) this.entries.delete(id);
      const source = await made?.whole;
      if (!source || !isWanted()) return;
      const madeAt = source.isProvisional ? this.#options.now() - this.#options.ttl - 1 : this.#options.now();
      const bodies = await this.#compress(source, this.entries.peek(id)?.page);
      if (!bodies || !isWanted()) return;
      const { headers, etag, tags } = source;
      this.entries.set(id, { page: { headers, etag, bodies }, tags, madeAt });
    } finally {
      if (isWanted()) this.underWay.delete(id);
    }
  }

  /** Drops the pages that carry one of the tags, or every page for `all`, and forgets what is under way. */
  purge(tags: readonly string[]): void {
    this.underWay.clear();
    for (const [id, entry] of this.entries.entries()) {
      if (tags.includes('all') || entry.tags.some((tag) => tags.includes(tag))) this.entries.delete(id);
    }
  }

  /** @returns undefined when too many wait. A page that has not changed since is not compressed again */
  async #compress({ body, etag }: PageSource, before: CachedPage | undefined): Promise<Bodies | undefined> {
    const { effort, mostWaiting } = this.#options;
    if (before?.etag === etag) return before.bodies;
    return this.#compressing.size < mostWaiting
      ? await this.#compressing.add(() => compressPage(body, effort))
      : undefined;
  }
}
