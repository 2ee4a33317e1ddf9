import type { Logger } from 'pino';
import type { Env } from '#config/env.ts';
import { thirdPartySettings } from '#config/thirdParties.ts';
import type { CompiledContent } from '#src/content/files/compiledContent.ts';
import type { ContentStore } from '#src/content/contentStore.ts';
import { hashText } from '#src/content/files/hashText.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';
import { createPageCache, type PageCache } from '#src/server/render/pageCache.ts';
import { noSharedPages } from '#src/server/render/sharedPages.ts';

const MB = 1024 * 1024;
/** Bound of the page cache in memory: every page of the site needs far less; of views there is no end. */
const CACHE_BYTES = { pages: 96 * MB, views: 32 * MB };

interface CacheOptions {
  readonly env: Env;
  readonly logger: Logger;
  readonly content: Pick<ContentStore, 'version'>;
  readonly prices: Pick<Prices, 'version'>;
  /** Stands for the code of the build; without it, or without compiled content, nothing stands for its pages, and they are no other's. */
  readonly code: string | undefined;
  readonly compiled: CompiledContent | undefined;
  /** Told that another replica has purged pages. */
  readonly onPurge: () => void;
}

/** @returns the page cache, with the pages of other replicas where there is a Redis */
export async function openCache(options: CacheOptions): Promise<PageCache> {
  const { env, logger, content, prices, code, compiled, onPurge } = options;
  const ttl = env.PAGE_TTL * 1000;
  const url = ttl > 0 ? env.REDIS_URL : undefined;
  let shared = noSharedPages;
  if (url && code !== undefined && compiled) {
    // Most have no Redis, and its driver takes its time to load.
    const { createRedisPages } = await import(/* webpackMode: "eager" */ '#src/server/render/redisPages.ts');
    const build = buildOf(env, code, compiled);
    shared = createRedisPages({ url, build, contentOf: content.version, ratesOf: prices.version, ttl, logger });
  }
  return createPageCache({ ttl, maxBytes: CACHE_BYTES, shared, onPurge });
}

/** Variables that pages depend on, beside those of third parties; site and `KAZAKHSTAN` are in the key of each page. */
const SHAPING = [
  /** Decides whether the main site offers the pseudo-locale. */
  'NODE_ENV',
  'CONTENT_DIR',
  'CMS_ORIGIN',
  'ENGLISH_SITE_ORIGIN',
  'DOCS_API_ORIGIN',
  'PRICES_ORIGIN',
  'PRICES_BUCKET_ORIGIN',
] as const satisfies readonly (keyof Env)[];

/**
 * @param code stands for the code of the build
 * @returns what stands for all that pages are made of: code and content, what upstreams say, and what third parties need
 */
export function buildOf(env: Env, code: string, { version }: Pick<CompiledContent, 'version'>): string {
  const settings = SHAPING.map((name) => env[name]);
  return hashText(JSON.stringify([code, version, settings, thirdPartySettings(env)])).slice(0, 16);
}
