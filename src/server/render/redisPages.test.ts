import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { Redis } from 'ioredis';
import { createPageCache, type PageCache } from '#src/server/render/pageCache.ts';
import { OFTEN } from '#src/server/render/PageKeeper.ts';
import { plainBody } from '#src/server/render/rareBodies.ts';
import { createRedisPages } from '#src/server/render/redisPages.ts';
import { recordingLogger } from '#tests/support/bareApp.ts';
import { madePage, pageNamed } from '#tests/support/cachedPage.ts';
import { connectionsOf, describeWithRedis, startRedis, type TestRedis } from '#tests/support/redisServer.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';
import { expectWithin } from '#tests/support/slowdown.ts';

const TTL = 60_000;
const HEADERS = { 'content-type': 'text/html' };

describeWithRedis('pages that replicas share', () => {
  let redis: TestRedis;
  let client: Redis;
  const open: PageCache[] = [];
  const { logger, lines } = recordingLogger();

  beforeAll(async () => {
    redis = await startRedis();
    client = new Redis(redis.url);
  });
  beforeEach(() => client.flushall());
  afterEach(() => {
    for (const cache of open.splice(0)) cache.close();
  });
  afterAll(async () => {
    client.disconnect();
    await redis.close();
  });

  /** A replica that has heard of all purges so far. */
  async function startReplica({
    build = 'one',
    url = redis.url,
    contentOf = (): string => 'content',
    onPurge = () => undefined,
  } = {}) {
    const shared = createRedisPages({ url, build, contentOf, ttl: TTL, logger });
    const cache = createPageCache({ ttl: TTL, maxBytes: { pages: 1e6, views: 1e6 }, shared, onPurge });
    open.push(cache);
    if (url === redis.url) {
      await waitUntil(() => shared.lastPurge() !== undefined);
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
  }

  test('what one has made another has, whole and as fresh as it is, without a render', async () => {
    const [one, other] = [await startReplica(), await startReplica()];
    await one.make('a', 'text '.repeat(1000));
    const found = await other.cache.recall(pageNamed('a'));
    const own = one.cache.get(pageNamed('a'));
    expect(found?.fresh).toBe(true);
    expect(found?.page).toEqual(own?.page);
    expect(other.cache.get(pageNamed('a'))?.page).toBe(found?.page);
  });

  test('what got smaller behind its visitors takes the place of nothing that is newer, and of nothing that is gone', async () => {
    const [one, other] = [await startReplica(), await startReplica()];
    await one.make('a', 'old');
    await one.make('b', 'gone');
    await delay(2);
    await other.make('a', 'new');
    await other.cache.make(pageNamed('b'), () => Promise.resolve(undefined));
    await waitUntil(async () => (await client.keys('*:page:b')).length === 0);
    for (const name of ['a', 'b']) for (let asked = 0; asked < OFTEN; asked += 1) one.cache.get(pageNamed(name));
    await one.cache.settled();
    await delay(50);
    const later = await startReplica();
    expect([await later.recall('a'), await later.recall('b')]).toEqual(['new', undefined]);
  });

  test('a page that was begun before, and took longer, takes the place of none that knows of more', async () => {
    const { shared, cache, recall } = await startReplica();
    const page = (text: string, since: string) => ({
      headers: HEADERS,
      etag: `"${text}"`,
      br: brotliCompressSync(text),
      tags: ['page:/x'],
      madeAt: Date.now(),
      isSmall: true,
      since,
    });
    const before = shared.lastPurge()!;
    cache.purge(['page:/y']);
    await waitUntil(() => shared.lastPurge() !== before);
    shared.keep('a', page('new', shared.lastPurge()!));
    await waitUntil(async () => (await client.keys('*:page:a')).length > 0);
    shared.keep('a', page('old', before));
    await delay(50);
    expect(await recall('a')).toBe('new');
  });

  test('a page that is gone comes back to nobody', async () => {
    const [one, other] = [await startReplica(), await startReplica()];
    await one.make('a', 'text');
    await other.recall('a');
    await one.cache.make(pageNamed('a'), () => Promise.resolve(undefined));
    await waitUntil(async () => (await client.keys('*:page:a')).length === 0);
    expect([one.cache.get(pageNamed('a')), await one.recall('a')]).toEqual([undefined, undefined]);
  });

  test('who starts later has it too, and asks once for all who ask', async () => {
    await (await startReplica()).make('a', 'one');
    const later = await startReplica();
    const [first, second] = await Promise.all([later.cache.recall(pageNamed('a')), later.cache.recall(pageNamed('a'))]);
    expect(first?.page).toBe(second?.page);
  });

  test('who starts with other content finds none, and costs those who run nothing', async () => {
    const heard = jest.fn();
    const running = await startReplica({ onPurge: heard });
    await running.make('a', 'old');
    const edited = () => startReplica({ contentOf: () => 'edited' });
    const first = await edited();
    expect(await first.recall('a')).toBeUndefined();
    await waitUntil(() => running.shared.lastPurge() === first.shared.lastPurge());
    expect([heard.mock.calls, running.cache.get(pageNamed('a')) !== undefined]).toEqual([[], true]);
    await first.make('a', 'new');
    await waitUntil(async () => (await first.shared.recall('a'))?.etag !== undefined);
    // Again and again, as one that does not come up: each takes what there is.
    expect([await (await edited()).recall('a'), await (await edited()).recall('a')]).toEqual(['new', 'new']);
    // As it was before: what was made meanwhile is of the other content.
    expect(await (await startReplica()).recall('a')).toBeUndefined();
  });

  test('content that changed while replicas ran has dropped its pages: who starts with it takes the others', async () => {
    let content = 'content';
    const running = await startReplica({ contentOf: () => content });
    await running.make('a', 'edited', ['page:/a']);
    await running.make('b', 'as it was', ['page:/b']);
    content = 'edited';
    running.cache.purge(['page:/a']);
    await waitUntil(async () => (await client.get('{pages:one}:content')) === 'edited');
    const next = await startReplica({ contentOf: () => content });
    expect([await next.recall('a'), await next.recall('b')]).toEqual([undefined, 'as it was']);
  });

  test('another build has other pages', async () => {
    await (await startReplica()).make('a', 'one');
    expect(await (await startReplica({ build: 'two' })).recall('a')).toBeUndefined();
  });

  test('a view, of which there is no end, is nobody else’s', async () => {
    await (await startReplica()).make('a', 'one', [], 'views');
    expect(await client.keys('*:page:*')).toEqual([]);
  });

  test.each([[['page:/x']], [['all']], [['posts', 'page:/x']]])('what one drops by %j no other has', async (tags) => {
    const heard = jest.fn();
    const [one, other] = [await startReplica(), await startReplica({ onPurge: heard })];
    await one.make('a', 'old');
    await other.recall('a');
    one.cache.purge(tags);
    await waitUntil(() => other.cache.get(pageNamed('a')) === undefined);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(await other.recall('a')).toBeUndefined();
    expect(await (await startReplica()).recall('a')).toBeUndefined();
    await other.make('a', 'new');
    await waitUntil(async () => (await one.recall('a')) === 'new');
  });

  test('what has other tags stays', async () => {
    const [one, other] = [await startReplica(), await startReplica()];
    await one.make('a', 'one');
    other.cache.purge(['page:/y']);
    await delay(100);
    expect([one.cache.get(pageNamed('a')) !== undefined, await other.recall('a')]).toEqual([true, 'one']);
  });

  test('a page whose making began before another replica’s purge is not believed', async () => {
    const [one, other] = [await startReplica(), await startReplica()];
    const whole = Promise.withResolvers<void>();
    const making = one.cache.make(pageNamed('a'), async () => {
      await whole.promise;
      return madePage({ body: 'old', tags: ['page:/x'], headers: HEADERS });
    });
    // As if the purge were not heard of in time.
    const { shared } = await startReplica();
    const since = shared.lastPurge();
    other.cache.purge(['page:/x']);
    await waitUntil(() => shared.lastPurge() !== since);
    whole.resolve();
    await making;
    shared.keep('a', {
      headers: HEADERS,
      etag: '"a"',
      br: Buffer.from(''),
      tags: ['page:/x'],
      madeAt: Date.now(),
      isSmall: true,
      since: since!,
    });
    await waitUntil(async () => (await client.keys('*:page:a')).length > 0);
    expect(await other.recall('a')).toBeUndefined();
  });

  test('what was dropped while a connection was lost is heard of afterwards', async () => {
    const [one, other] = [await startReplica(), await startReplica()];
    await one.make('a', 'old');
    await other.recall('a');
    await client.client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    one.cache.purge(['all']);
    await waitUntil(() => other.cache.get(pageNamed('a')) === undefined);
  });

  test('what a Redis refuses that has become a replica goes over new connections, and no purge is lost', async () => {
    const [one, other] = [await startReplica(), await startReplica()];
    await one.make('a', 'old');
    await other.recall('a');
    const before = await connectionsOf(client);
    await client.replicaof('127.0.0.1', 1);
    one.cache.purge(['page:/x']);
    await one.cache.make(pageNamed('b'), () => Promise.resolve(madePage({ headers: HEADERS })));
    // Two of the first one, by what they were refused; and one of each that listens, by the failover itself.
    await waitUntil(async () => {
      const now = await connectionsOf(client);
      return before.filter((id) => !now.includes(id)).length === 4;
    });
    await client.replicaof('NO', 'ONE');
    await waitUntil(() => other.cache.get(pageNamed('a')) === undefined);
    expect(await other.recall('a')).toBeUndefined();
  });

  test('a purge that cannot be taken in keeps none from those that follow, and is logged', async () => {
    const heard = jest.fn().mockImplementationOnce(() => {
      throw new Error('The upstreams have no memory');
    });
    const [one, other] = [await startReplica(), await startReplica({ onPurge: heard })];
    await client.xadd('{pages:one}:purges', '*', 'from', 'nobody', 'tags', '["all"');
    one.cache.purge(['page:/y']);
    await one.make('a', 'old');
    await other.recall('a');
    one.cache.purge(['page:/x']);
    await waitUntil(() => other.cache.get(pageNamed('a')) === undefined);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(lines.join('')).toContain('JSON');
  });

  test('a page goes by itself when no process would show it any more', async () => {
    await (await startReplica()).make('a', 'one');
    const [key = ''] = await client.keys('*:page:a');
    expect(await client.pttl(key)).toBeGreaterThan(TTL + 86_000_000);
  });

  test('what is damaged is not there', async () => {
    await (await startReplica()).make('a', 'one');
    const [key = ''] = await client.keys('*:page:a');
    await client.hset(key, 'meta', '{"headers":');
    const reader = await startReplica();
    expect(await reader.recall('a')).toBeUndefined();
    await client.hset(key, 'br', 'no brotli');
    expect(await reader.recall('a')).toBeUndefined();
  });

  test('pages leave the memory to others when half of it is taken', async () => {
    await client.config('SET', 'maxmemory', '10mb');
    try {
      for (let lead = 0; lead < 12; lead += 1) await client.set(`lead ${String(lead)}`, 'x'.repeat(500_000));
      const { cache } = await startReplica();
      await cache.make(pageNamed('a'), () => Promise.resolve(madePage({ headers: HEADERS })));
      await cache.settled();
      await delay(200);
      expect(await client.keys('*:page:*')).toEqual([]);
    } finally {
      await client.config('SET', 'maxmemory', '0');
    }
  });

  test('a Redis that hangs, or is not there, costs a visitor a tenth of a second, once', async () => {
    const hanging = await startReplica();
    const away = await startReplica({ url: 'redis://127.0.0.1:1' });
    redis.signal('SIGSTOP');
    try {
      expect([await hanging.recall('a'), await away.recall('a')]).toEqual([undefined, undefined]);
      const start = performance.now();
      for (let index = 0; index < 20; index += 1) await hanging.recall(`b ${String(index)}`);
      expectWithin(performance.now() - start, 100);
    } finally {
      redis.signal('SIGCONT');
    }
    expect(lines.join('')).toContain('Redis is not available for pages');
  });
});
