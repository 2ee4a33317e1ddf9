import { setTimeout as delay } from 'node:timers/promises';
import { madePage, pageNamed } from '#tests/support/cachedPage.ts';
import { describeWithRedis } from '#tests/support/redisServer.ts';
import { expectWithin } from '#tests/support/slowdown.ts';
import { createTestReplicas, HEADERS, TTL } from '#tests/support/testReplicas.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

describeWithRedis('pages that replicas share', () => {
  let replicas: Awaited<ReturnType<typeof createTestReplicas>>;
  beforeAll(async () => {
    replicas = await createTestReplicas();
  });
  afterEach(() => replicas.clear());
  afterAll(() => replicas.close());

  test('what one has made another has, whole and as fresh as it is, without a render', async () => {
    const [one, other] = [await replicas.start(), await replicas.start()];
    await one.make('a', 'text '.repeat(1000));
    const found = await other.cache.recall(pageNamed('a'));
    const own = one.cache.get(pageNamed('a'));
    expect(found?.fresh).toBe(true);
    expect(found?.page).toEqual(own?.page);
    expect(other.cache.get(pageNamed('a'))?.page).toBe(found?.page);
  });

  test('who starts later has it too, and asks once for all who ask', async () => {
    await (await replicas.start()).make('a', 'one');
    const later = await replicas.start();
    const [first, second] = await Promise.all([later.cache.recall(pageNamed('a')), later.cache.recall(pageNamed('a'))]);
    expect(first?.page).toBe(second?.page);
  });

  test('who starts with other content finds none, and costs those who run nothing', async () => {
    const heard = jest.fn();
    const running = await replicas.start({ onPurge: heard });
    await running.make('a', 'old');
    const edited = () => replicas.start({ contentOf: () => 'edited' });
    const first = await edited();
    expect(await first.recall('a')).toBeUndefined();
    await waitUntil(() => running.shared.knowledge()?.purge === first.shared.knowledge()?.purge);
    expect([heard.mock.calls, running.cache.get(pageNamed('a')) !== undefined]).toEqual([[], true]);
    await first.make('a', 'new');
    await waitUntil(async () => (await first.shared.recall('a'))?.etag !== undefined);
    // Again and again, as one that does not come up: each takes what there is.
    expect([await (await edited()).recall('a'), await (await edited()).recall('a')]).toEqual(['new', 'new']);
    // As it was before: what was made meanwhile is of the other content.
    expect(await (await replicas.start()).recall('a')).toBeUndefined();
  });

  test('content that changed while replicas ran has dropped its pages: who starts with it takes the others', async () => {
    let content = 'content';
    const running = await replicas.start({ contentOf: () => content });
    await running.make('a', 'edited', ['page:/a']);
    await running.make('b', 'as it was', ['page:/b']);
    content = 'edited';
    running.cache.purge(['page:/a']);
    await waitUntil(async () => (await replicas.client.get('{pages:one}:content')) === 'edited');
    const next = await replicas.start({ contentOf: () => content });
    expect([await next.recall('a'), await next.recall('b')]).toEqual([undefined, 'as it was']);
  });

  test('another build has other pages', async () => {
    await (await replicas.start()).make('a', 'one');
    expect(await (await replicas.start({ build: 'two' })).recall('a')).toBeUndefined();
  });

  test('a view, of which there is no end, is nobody else’s', async () => {
    await (await replicas.start()).make('a', 'one', [], 'views');
    expect(await replicas.client.keys('*:page:*')).toEqual([]);
  });

  test('a page goes by itself when no process would show it any more', async () => {
    await (await replicas.start()).make('a', 'one');
    const [key = ''] = await replicas.client.keys('*:page:a');
    expect(await replicas.client.pttl(key)).toBeGreaterThan(TTL + 86_000_000);
  });

  test('what is damaged is not there', async () => {
    await (await replicas.start()).make('a', 'one');
    const [key = ''] = await replicas.client.keys('*:page:a');
    await replicas.client.hset(key, 'meta', '{"headers":');
    const reader = await replicas.start();
    expect(await reader.recall('a')).toBeUndefined();
    await replicas.client.hset(key, 'br', 'no brotli');
    expect(await reader.recall('a')).toBeUndefined();
  });

  test('pages leave the memory to others when half of it is taken', async () => {
    await replicas.client.config('SET', 'maxmemory', '10mb');
    try {
      for (let lead = 0; lead < 12; lead += 1) await replicas.client.set(`lead ${String(lead)}`, 'x'.repeat(500_000));
      const { cache } = await replicas.start();
      await cache.make(pageNamed('a'), () => Promise.resolve(madePage({ headers: HEADERS })));
      await cache.settled();
      await delay(200);
      expect(await replicas.client.keys('*:page:*')).toEqual([]);
    } finally {
      await replicas.client.config('SET', 'maxmemory', '0');
    }
  });

  test('a Redis that hangs, or is not there, costs a visitor a tenth of a second, once', async () => {
    const hanging = await replicas.start();
    const away = await replicas.start({ url: 'redis://127.0.0.1:1' });
    replicas.redis.signal('SIGSTOP');
    try {
      expect([await hanging.recall('a'), await away.recall('a')]).toEqual([undefined, undefined]);
      const start = performance.now();
      for (let index = 0; index < 20; index += 1) await hanging.recall(`b ${String(index)}`);
      expectWithin(performance.now() - start, 100);
    } finally {
      replicas.redis.signal('SIGCONT');
    }
    expect(replicas.lines.join('')).toContain('Redis is not available for pages');
  });
});
