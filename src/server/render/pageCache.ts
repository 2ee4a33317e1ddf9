import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** What a page is cached under and dropped by. Tags are those of the content store. */
export interface PageSource {
  readonly body: Buffer;
  /** Complete: a hit is answered with them and nothing else. */
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
}

export const ENCODINGS = ['br', 'zstd', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly etag: string;
}

/** The cache of finished pages, behind one interface so that replicas can share one. */
export interface PageCache {
  /** @returns the page and whether it is still fresh; undefined when it is not there */
  get(key: string): { readonly page: CachedPage; readonly fresh: boolean } | undefined;
  /**
   * Makes a page, once at a time for each key. A page that is gone (undefined) is dropped; one that cannot be made now
   * stays as it is.
   *
   * @throws what `make` throws
   */
  fill(key: string, make: () => Promise<PageSource | undefined>): Promise<void>;
  /** Drops the pages that carry one of the tags; `all` drops every page. */
  purge(tags: readonly string[]): void;
}

interface PageCacheOptions {
  /** How long a page is fresh, in ms. */
  readonly ttl: number;
  /** Bound of all bodies together, in bytes. */
  readonly maxBytes: number;
  readonly now?: () => number;
}

interface Entry {
  readonly page: CachedPage;
  readonly tags: readonly string[];
  readonly madeAt: number;
}

/** How long a page that is no longer fresh may stand in while a new one is made, or cannot be made, in ms. */
const STALE_FOR = 24 * 60 * 60 * 1000;

/** The page cache of one process. */
export function createPageCache({ ttl, maxBytes, now = Date.now }: PageCacheOptions): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => ENCODINGS.reduce((sum, encoding) => sum + page.bodies[encoding].byteLength, 0),
  });
  const underWay = new Map<string, Promise<void>>();
  /** A page whose content changed while it was made must not be kept. */
  let purges = 0;

  const make = async (key: string, source: () => Promise<PageSource | undefined>) => {
    const before = purges;
    const made = await source();
    if (!made) entries.delete(key);
    if (!made || purges !== before) return;
    const page = await finishPage(made);
    if (purges === before) entries.set(key, { page, tags: made.tags, madeAt: now() });
  };

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const age = now() - entry.madeAt;
      if (age > ttl + STALE_FOR) return undefined;
      return { page: entry.page, fresh: age <= ttl };
    },
    fill(key, source) {
      const running = underWay.get(key) ?? make(key, source).finally(() => underWay.delete(key));
      underWay.set(key, running);
      return running;
    },
    purge(tags) {
      purges += 1;
      for (const [key, entry] of entries.entries()) {
        if (tags.includes('all') || entry.tags.some((tag) => tags.includes(tag))) entries.delete(key);
      }
    },
  };
}

/** Compressed once, as well as can be, for everybody. */
async function finishPage({ body, headers }: PageSource): Promise<CachedPage> {
  const [br, zstd, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength } }),
    promisify(zstdCompress)(body, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { headers, etag, bodies: { br, zstd, gzip: gz, identity: body } };
}
