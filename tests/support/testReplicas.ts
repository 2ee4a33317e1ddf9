import { Redis } from 'ioredis';
import { createPageCache, type PageCache } from '#src/server/render/pageCache.ts';
import { plainBody } from '#src/server/render/rareBodies.ts';
import { createRedisPages } from '#src/server/render/redisPages.ts';
import { recordingLogger } from '#tests/support/bareApp.ts';
import { madePage, pageNamed } from '#tests/support/cachedPage.ts';
import { startRedis } from '#tests/support/redisServer.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** How long a page of a replica is fresh, in ms. */
export const TTL = 60_000;
/** Of each page of a replica. */
export const HEADERS = { 'content-type': 'text/html' };

/** A Redis of its own, with replicas that share their pages there. */
export async function createTestReplicas() {
  const redis = await startRedis();
  const client = new Redis(redis.url);
  const open: PageCache[] = [];
  const { logger, lines } = recordingLogger();
  return {
    redis,
    client,
    lines,
    /** A replica that has heard of all purges so far. */
    async start({
      build = 'one',
      url = redis.url,
      contentOf = (): string => 'content',
      ratesOf = (): string => 'rates',
      ttl = TTL,
      onPurge = (): void => undefined,
    } = {}) {
      const shared = createRedisPages({ url, build, contentOf, ratesOf, ttl, logger });
      const cache = createPageCache({ ttl, maxBytes: { pages: 1e6, views: 1e6 }, shared, onPurge });
      open.push(cache);
      if (url === redis.url) {
        await waitUntil(() => shared.knowledge() !== undefined);
        await waitUntil(async () => (await client.get(`{pages:${build}}:content`)) === contentOf());
        // What Redis says now, it says after it has answered the replica.
        await client.ping();
      }
      const make = async (name: string, body: string, tags = ['page:/x'], space: 'pages' | 'views' = 'pages') => {
        await cache.make(pageNamed(name, space), () => Promise.resolve(madePage({ body, tags, headers: HEADERS })));
        await cache.settled();
        if (space === 'pages') await waitUntil(async () => (await client.keys(`*:page:${name}`)).length > 0);
      };
      const recall = async (name: string) => {
        const found = await cache.recall(pageNamed(name));
        return found && plainBody(found.page.bodies).toString();
      };
      return { cache, make, recall, shared };
    },
    /** Ends the replicas, and forgets what they have kept. */
    async clear(): Promise<void> {
      for (const cache of open.splice(0)) cache.close();
      await client.flushall();
    },
    async close(): Promise<void> {
      client.disconnect();
      await redis.close();
    },
  };
}
