import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';
import { PRICES_TAG } from '#src/server/render/cacheTags.ts';
import { STALE_FOR } from '#src/server/render/cacheSpace.ts';
import { createRedisPurges, isLater } from '#src/server/render/redisPurges.ts';
import type { SharedPage, SharedPages } from '#src/server/render/sharedPages.ts';
import { COMES_BACK, COMES_BACK_AND_INSISTS, createMention } from '#src/server/upstream/redisState.ts';

/** A page that comes later could as well be rendered, in ms. */
const PATIENCE = 100;
/** A Redis that has not answered is not waited for again so soon, in ms. */
const SPARE = 1000;
/** Leads may be in the same Redis, and go before pages: of its memory these take this share at most, with all else in it. */
const MOST_MEMORY = 0.5;
/** In ms. */
const MEASURE_EVERY = 10_000;

const metaSchema = z.object({
  headers: z.record(z.string(), z.string()),
  etag: z.string(),
  tags: z.array(z.string()),
  madeAt: z.number(),
  changesAt: z.number().optional(),
  isSmall: z.boolean(),
  since: z.object({ purge: z.string(), rates: z.string() }),
});

/**
 * Keeps a page unless one is kept that comes later in their order; one that only got smaller where it is kept itself. KEYS:
 * page; ARGV: its order, whether it is new, how long it is kept, its parts.
 */
const KEEP = `
  local kept = redis.call('HGET', KEYS[1], 'order')
  if kept and kept > ARGV[1] then return end
  if ARGV[2] ~= 'new' and kept ~= ARGV[1] then return end
  redis.call('HSET', KEYS[1], 'order', ARGV[1], 'meta', ARGV[4], 'br', ARGV[5])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])`;

/** @returns the order of what makers of a page knew; of those who knew the same, of when they made it. As text that sorts so. */
const orderOf = ({ since, madeAt }: SharedPage) =>
  [...since.purge.split('-'), String(Math.floor(madeAt))].map((part) => part.padStart(20, '0')).join('');

interface RedisPagesOptions {
  /** `REDIS_URL` */
  readonly url: string;
  /** Stands for all that a page is made of but what content has been edited since: other builds have other pages. */
  readonly build: string;
  /** @returns what stands for the content that pages are made of now */
  readonly contentOf: () => string;
  /** @returns what stands for the rates that pages show now */
  readonly ratesOf: () => string;
  /** How long a page is fresh, in ms. */
  readonly ttl: number;
  readonly logger: Logger;
}

/**
 * Pages in Redis, a hash each, for as long as a process would keep them. It connects in the background. What is kept there
 * may be of content that lay there before: nobody told of a change while no replica ran.
 */
export function createRedisPages({ url, build, contentOf, ratesOf, ttl, logger }: RedisPagesOptions): SharedPages {
  const prefix = `{pages:${build}}`;
  const keys = { purges: `${prefix}:purges`, purged: `${prefix}:purged`, content: `${prefix}:content` };
  const pageKey = (id: string) => `${prefix}:page:${id}`;
  const { quick, patient, listening, close } = connect(url, logger);
  const mention = createMention(logger, 'Redis does not keep pages');
  const keptFor = ttl + STALE_FOR;
  const purges = createRedisPurges({ keys, contentOf, keptFor, patient, listening, onFailure: mention });
  const hasRoom = createHasRoom(quick);
  let sparedUntil = 0;
  let isOfContent = false;
  void purges.holdToContent().then(() => {
    isOfContent = true;
  });

  async function read(id: string): Promise<SharedPage | undefined> {
    const [meta, br] = await quick.hmgetBuffer(pageKey(id), 'meta', 'br');
    if (!meta || !br) return undefined;
    const page = { ...metaSchema.parse(JSON.parse(meta.toString())), br };
    // Replicas ask for rates by themselves: who has others has made it of older ones, or will have these soon.
    if (page.tags.includes(PRICES_TAG) && page.since.rates !== ratesOf()) return undefined;
    const dropped = await quick.hmget(keys.purged, 'all', ...page.tags);
    return dropped.some((purge) => purge !== null && isLater(purge, page.since.purge)) ? undefined : page;
  }

  async function write(id: string, page: SharedPage, as: 'new' | 'smaller'): Promise<void> {
    if (quick.status !== 'ready' || !(await hasRoom())) return;
    const { br, ...meta } = page;
    await quick.eval(KEEP, 1, pageKey(id), orderOf(page), as, Math.ceil(keptFor), JSON.stringify(meta), br);
  }

  return {
    async recall(id) {
      if (!isOfContent || quick.status !== 'ready' || performance.now() < sparedUntil) return undefined;
      try {
        return await read(id);
      } catch (error) {
        sparedUntil = performance.now() + SPARE;
        mention(error);
        return undefined;
      }
    },
    keep: (id, page) => void write(id, page, 'new').catch(mention),
    improve: (id, page) => void write(id, page, 'smaller').catch(mention),
    forget: (id) => void patient.del(pageKey(id)).catch(mention),
    knowledge() {
      const purge = purges.last();
      return purge === undefined ? undefined : { purge, rates: ratesOf() };
    },
    purge: (tags) => void purges.send(tags).catch(mention),
    onPurge: (listener) => void purges.follow(listener),
    close,
  };
}

function connect(url: string, logger: Logger) {
  const waits = { ...COMES_BACK_AND_INSISTS, maxRetriesPerRequest: null, disconnectTimeout: PATIENCE };
  const quick = new Redis(url, {
    ...COMES_BACK,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE,
    disconnectTimeout: PATIENCE,
  });
  const connections = { quick, patient: new Redis(url, waits), listening: new Redis(url, waits) };
  const mention = createMention(logger, 'Redis is not available for pages');
  for (const connection of Object.values(connections)) connection.on('error', mention);
  const close = () => {
    for (const connection of Object.values(connections)) connection.disconnect();
  };
  return { ...connections, close };
}

/** @returns whether Redis has room for pages; one that has no bound, or does not tell, has */
function createHasRoom(redis: Redis): () => Promise<boolean> {
  let measuredAt = -Infinity;
  let room = true;
  return async () => {
    if (performance.now() - measuredAt < MEASURE_EVERY) return room;
    measuredAt = performance.now();
    const memory = await redis.info('memory').catch(() => '');
    const valueOf = (field: string) => Number(new RegExp(`^${field}:(\\d+)`, 'm').exec(memory)?.[1] ?? 0);
    room = valueOf('used_memory') < (valueOf('maxmemory') || Infinity) * MOST_MEMORY;
    return room;
  };
}
