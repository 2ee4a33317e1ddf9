import { CacheSpace, type CachedPage, type CacheEntry } from '#src/server/render/cacheSpace.ts';
import { createCompressor } from '#src/server/render/compressor.ts';
import type { PageKey } from '#src/server/render/pageKey.ts';
import { plainBody } from '#src/server/render/rareBodies.ts';
import type { MadePage, PageSource } from '#src/server/render/pageSource.ts';
import type { SharedPage, SharedPages } from '#src/server/render/sharedPages.ts';

/**
 * Asked for so many times, a page is worth 400 ms of the processor for a seventh of its bytes: to a phone on a slow line those
 * are 15 ms of each visit.
 */
export const OFTEN = 8;

interface PageKeeperOptions {
  readonly ttl: number;
  readonly maxBytes: Readonly<Record<PageKey['space'], number>>;
  readonly shared: SharedPages;
  readonly now: () => number;
}

/** A page that is being made; undefined when it is gone. */
type Making = Promise<MadePage | undefined>;

/** The ways by which a page gets into the cache of the process, and out of it. */
export class PageKeeper {
  readonly spaces: Readonly<Record<PageKey['space'], CacheSpace>>;
  /** What is being made or compressed, by its key. */
  readonly making = { pages: new Map<string, Making>(), views: new Map<string, Making>() };
  readonly #options: PageKeeperOptions;
  readonly #compressor = createCompressor();
  readonly #asked = new WeakMap<CachedPage, number>();
  #purges = 0;

  constructor(options: PageKeeperOptions) {
    const { maxBytes } = options;
    this.#options = options;
    this.spaces = { pages: new CacheSpace(maxBytes.pages), views: new CacheSpace(maxBytes.views) };
  }

  /** Drops the pages that carry one of the tags, and forgets what is under way. */
  purge(tags: readonly string[]): void {
    this.#purges += 1;
    for (const space of ['pages', 'views'] as const) {
      this.making[space].clear();
      this.spaces[space].purge(tags);
    }
  }

  /**
   * Keeps a page when it is made, unless its content has changed meanwhile.
   *
   * @throws when it cannot be made
   */
  async keep(key: PageKey, page: Making): Promise<void> {
    const { id, space } = key;
    const { shared, now, ttl } = this.#options;
    const isWanted = () => this.making[space].get(id) === page;
    const since = shared.knowledge();
    const begunAt = now();
    try {
      const made = await page;
      if (!made && isWanted()) this.#drop(key);
      const source = await made?.whole;
      if (!source || ttl === 0 || !isWanted()) return;
      const kept = await this.#toKept(key, source);
      if (!kept || !isWanted()) return;
      const changesAt = source.changesAt === undefined ? undefined : Date.parse(source.changesAt);
      // It became old while it was made.
      if (changesAt !== undefined && begunAt < changesAt && changesAt <= now()) return;
      const madeAt = source.isProvisional ? now() - ttl - 1 : now();
      this.#put(key, { ...kept, tags: source.tags, madeAt, changesAt, since }, 'keep');
    } finally {
      if (isWanted()) this.making[space].delete(id);
    }
  }

  /** Notes that a page was asked for. What often is becomes as small as can be: once, in the order in which that happens. */
  async improve(key: PageKey, { page }: CacheEntry): Promise<void> {
    const asked = (this.#asked.get(page) ?? 0) + 1;
    this.#asked.set(page, asked);
    if (asked !== OFTEN) return;
    const bodies = await this.#compressor.well(plainBody(page.bodies));
    const entry = this.spaces[key.space].peek(key.id);
    if (entry?.page === page) this.#put(key, { ...entry, page: { ...page, bodies }, isSmall: true }, 'improve');
  }

  /** @returns the entry that another replica has kept, from now on here too; undefined when there is none that is newer */
  async recall({ id, space }: PageKey): Promise<CacheEntry | undefined> {
    if (space !== 'pages') return undefined;
    const purges = this.#purges;
    const given = await this.#options.shared.recall(id);
    if (!given || this.#hasNewer(id, given)) return undefined;
    const { headers, etag, br, ...of } = given;
    // Damaged, it would be an error for each visitor until it is replaced: without it the page is made, and replaces it.
    const bodies = await this.#compressor.complete(br).catch(() => undefined);
    if (!bodies || purges !== this.#purges || this.#hasNewer(id, given)) return undefined;
    const entry = { page: { headers, etag, bodies }, ...of };
    this.spaces.pages.set(id, entry);
    return entry;
  }

  /** Another replica may have kept it, from where it would come back. */
  #drop({ id, space }: PageKey): void {
    this.spaces[space].delete(id);
    if (space === 'pages') this.#options.shared.forget(id);
  }

  #hasNewer(id: string, { madeAt }: SharedPage): boolean {
    const here = this.spaces.pages.peek(id);
    return here !== undefined && here.madeAt >= madeAt;
  }

  /** A page that has not changed since is not compressed again. */
  async #toKept({ id, space }: PageKey, { etag, headers, body }: PageSource) {
    const before = this.spaces[space].peek(id);
    if (before?.page.etag === etag) return { page: before.page, isSmall: before.isSmall };
    const bodies = await this.#compressor.quickly(body, space);
    return bodies && { page: { headers, etag, bodies }, isSmall: space === 'views' };
  }

  #put({ id, space }: PageKey, entry: CacheEntry, how: 'keep' | 'improve'): void {
    this.spaces[space].set(id, entry);
    const { page, since, ...of } = entry;
    if (space !== 'pages' || since === undefined) return;
    const { headers, etag, bodies } = page;
    this.#options.shared[how](id, { headers, etag, br: bodies.br, since, ...of });
  }
}
