import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { PRICES_TAG } from '#src/server/render/cacheTags.ts';
import { OFTEN } from '#src/server/render/PageKeeper.ts';
import type { Knowledge } from '#src/server/render/sharedPages.ts';
import { madePage, pageNamed } from '#tests/support/cachedPage.ts';
import { connectionsOf, describeWithRedis } from '#tests/support/redisServer.ts';
import { createTestReplicas, HEADERS } from '#tests/support/testReplicas.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

describeWithRedis('what replicas drop, and what takes the place of a page that they share', () => {
  let replicas: Awaited<ReturnType<typeof createTestReplicas>>;
  beforeAll(async () => {
    replicas = await createTestReplicas();
  });
  afterEach(() => replicas.clear());
  afterAll(() => replicas.close());

  test('what got smaller behind its visitors takes the place of nothing that is newer, and of nothing that is gone', async () => {
    const [one, other] = [await replicas.start(), await replicas.start()];
    await one.make('a', 'old');
    await one.make('b', 'gone');
    await delay(2);
    await other.make('a', 'new');
    await other.cache.make(pageNamed('b'), () => Promise.resolve(undefined));
    await waitUntil(async () => (await replicas.client.keys('*:page:b')).length === 0);
    for (const name of ['a', 'b']) for (let asked = 0; asked < OFTEN; asked += 1) one.cache.get(pageNamed(name));
    await one.cache.settled();
    await delay(50);
    const later = await replicas.start();
    expect([await later.recall('a'), await later.recall('b')]).toEqual(['new', undefined]);
  });

  test('a page that was begun before, and took longer, takes the place of none that knows of more', async () => {
    const { shared, cache, recall } = await replicas.start();
    const page = (text: string, since: Knowledge | undefined) => ({
      headers: HEADERS,
      etag: `"${text}"`,
      br: brotliCompressSync(text),
      tags: ['page:/x'],
      madeAt: Date.now(),
      isSmall: true,
      since: since!,
    });
    const before = shared.knowledge();
    cache.purge(['page:/y']);
    await waitUntil(() => shared.knowledge()?.purge !== before?.purge);
    shared.keep('a', page('new', shared.knowledge()));
    await waitUntil(async () => (await replicas.client.keys('*:page:a')).length > 0);
    shared.keep('a', page('old', before));
    await delay(50);
    expect(await recall('a')).toBe('new');
  });

  test('a page that is gone comes back to nobody', async () => {
    const [one, other] = [await replicas.start(), await replicas.start()];
    await one.make('a', 'text');
    await other.recall('a');
    await one.cache.make(pageNamed('a'), () => Promise.resolve(undefined));
    await waitUntil(async () => (await replicas.client.keys('*:page:a')).length === 0);
    expect([one.cache.get(pageNamed('a')), await one.recall('a')]).toEqual([undefined, undefined]);
  });

  test('a page with rates is believed by who has the same ones, every other page by all', async () => {
    let rates = 'old';
    const [asked, waiting] = [
      await replicas.start({ ratesOf: () => rates }),
      await replicas.start({ ratesOf: () => 'old' }),
    ];
    await waiting.make('priced', 'old rates', [PRICES_TAG]);
    await waitUntil(async () => (await asked.recall('priced')) === 'old rates');
    rates = 'new';
    asked.cache.drop([PRICES_TAG]);
    expect([asked, waiting].map(({ cache }) => cache.get(pageNamed('priced')) !== undefined)).toEqual([false, true]);
    await waiting.make('plain', 'none', []);
    // Kept behind its making, and behind the one before.
    await waitUntil(async () => (await asked.recall('plain')) === 'none');
    expect(await asked.recall('priced')).toBeUndefined();
    await asked.make('priced', 'new rates', [PRICES_TAG]);
    const next = await replicas.start({ ratesOf: () => 'new' });
    await waitUntil(async () => (await next.recall('priced')) === 'new rates');
  });

  test.each([[['page:/x']], [['all']], [['posts', 'page:/x']]])('what one drops by %j no other has', async (tags) => {
    const heard = jest.fn();
    const [one, other] = [await replicas.start(), await replicas.start({ onPurge: heard })];
    await one.make('a', 'old');
    await other.recall('a');
    one.cache.purge(tags);
    await waitUntil(() => other.cache.get(pageNamed('a')) === undefined);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(await other.recall('a')).toBeUndefined();
    expect(await (await replicas.start()).recall('a')).toBeUndefined();
    await other.make('a', 'new');
    await waitUntil(async () => (await one.recall('a')) === 'new');
  });

  test('a purge is remembered for longer than any page that it dropped', async () => {
    const { cache, make } = await replicas.start({ ttl: 30 * 86_400_000 });
    await make('a', 'text');
    const [page = ''] = await replicas.client.keys('*:page:a');
    cache.purge(['page:/x']);
    await waitUntil(async () => (await replicas.client.exists('{pages:one}:purged')) > 0);
    for (const key of ['purges', 'purged', 'content'])
      expect(await replicas.client.pttl(`{pages:one}:${key}`)).toBeGreaterThan(await replicas.client.pttl(page));
  });

  test('what has other tags stays', async () => {
    const [one, other] = [await replicas.start(), await replicas.start()];
    await one.make('a', 'one');
    other.cache.purge(['page:/y']);
    await delay(100);
    expect([one.cache.get(pageNamed('a')) !== undefined, await other.recall('a')]).toEqual([true, 'one']);
  });

  test('a page whose making began before another replica’s purge is not believed', async () => {
    const [one, other] = [await replicas.start(), await replicas.start()];
    const whole = Promise.withResolvers<void>();
    const making = one.cache.make(pageNamed('a'), async () => {
      await whole.promise;
      return madePage({ body: 'old', tags: ['page:/x'], headers: HEADERS });
    });
    // As if the purge were not heard of in time.
    const { shared } = await replicas.start();
    const since = shared.knowledge();
    other.cache.purge(['page:/x']);
    await waitUntil(() => shared.knowledge()?.purge !== since?.purge);
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
    await waitUntil(async () => (await replicas.client.keys('*:page:a')).length > 0);
    expect(await other.recall('a')).toBeUndefined();
  });

  test('what was dropped while a connection was lost is heard of afterwards', async () => {
    const [one, other] = [await replicas.start(), await replicas.start()];
    await one.make('a', 'old');
    await other.recall('a');
    await replicas.client.client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    one.cache.purge(['all']);
    await waitUntil(() => other.cache.get(pageNamed('a')) === undefined);
  });

  test('what a Redis refuses that has become a replica goes over new connections, and no purge is lost', async () => {
    const [one, other] = [await replicas.start(), await replicas.start()];
    await one.make('a', 'old');
    await other.recall('a');
    const before = await connectionsOf(replicas.client);
    await replicas.client.replicaof('127.0.0.1', 1);
    one.cache.purge(['page:/x']);
    await one.cache.make(pageNamed('b'), () => Promise.resolve(madePage({ headers: HEADERS })));
    // Two of the first one, by what they were refused; and one of each that listens, by the failover itself.
    await waitUntil(async () => {
      const now = await connectionsOf(replicas.client);
      return before.filter((id) => !now.includes(id)).length === 4;
    });
    await replicas.client.replicaof('NO', 'ONE');
    await waitUntil(() => other.cache.get(pageNamed('a')) === undefined);
    expect(await other.recall('a')).toBeUndefined();
  });

  test('a purge that cannot be taken in keeps none from those that follow, and is logged', async () => {
    const heard = jest.fn().mockImplementationOnce(() => {
      throw new Error('The upstreams have no memory');
    });
    const [one, other] = [await replicas.start(), await replicas.start({ onPurge: heard })];
    await replicas.client.xadd('{pages:one}:purges', '*', 'from', 'nobody', 'tags', '["all"');
    one.cache.purge(['page:/y']);
    await one.make('a', 'old');
    await other.recall('a');
    one.cache.purge(['page:/x']);
    await waitUntil(() => other.cache.get(pageNamed('a')) === undefined);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(replicas.lines.join('')).toContain('JSON');
  });
});
