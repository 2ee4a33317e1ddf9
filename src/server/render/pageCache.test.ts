import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { createPageCache, type PageSource } from '#src/server/render/pageCache.ts';

const HOUR = 3_600_000;
const TTL = 60_000;
const pageOf = (text: string, tags: readonly string[] = ['page:/x']): PageSource => ({
  body: Buffer.from(text),
  headers: { 'content-type': 'text/html' },
  tags,
});
const made = (text: string, tags?: readonly string[]) => () => Promise.resolve(pageOf(text, tags));

function setUp({ maxBytes = 1e6 } = {}) {
  let time = 1_000_000;
  const cache = createPageCache({ ttl: TTL, maxBytes, now: () => time });
  const textOf = (key: string) => cache.get(key)?.page.bodies.identity.toString();
  return { cache, textOf, wait: (milliseconds: number) => (time += milliseconds) };
}

test('a page is kept in every encoding, with its headers', async () => {
  const { cache } = setUp();
  const text = '<p>привет</p>'.repeat(100);
  await cache.fill('a', made(text));
  const { page, fresh } = cache.get('a')!;
  const { br, gzip, zstd, identity } = page.bodies;
  expect([brotliDecompressSync(br), gunzipSync(gzip), zstdDecompressSync(zstd), identity].map(String)).toEqual([
    text,
    text,
    text,
    text,
  ]);
  expect({ fresh, headers: page.headers }).toEqual({ fresh: true, headers: { 'content-type': 'text/html' } });
});

test('the tag of a page’s bytes is the same for the same bytes alone', async () => {
  const { cache } = setUp();
  await Promise.all([cache.fill('a', made('one')), cache.fill('b', made('one')), cache.fill('c', made('two'))]);
  const [a, b, c] = ['a', 'b', 'c'].map((key) => cache.get(key)?.page.etag);
  expect(a).toBe(b);
  expect(a).not.toBe(c);
  expect(a).toMatch(/^W\/"[\w-]{22}"$/);
});

test.each([
  [0, true],
  [TTL, true],
  [TTL + 1, false],
  [24 * HOUR, false],
  [TTL + 24 * HOUR, false],
  [TTL + 24 * HOUR + 1, undefined],
])('%d ms after it was made, a page is fresh: %s', async (age, fresh) => {
  const { cache, wait } = setUp();
  await cache.fill('a', made('one'));
  wait(age);
  expect(cache.get('a')?.fresh).toBe(fresh);
});

test('a page that is asked for many times at once is made once', async () => {
  const { cache, textOf } = setUp();
  const make = jest.fn(made('one'));
  await Promise.all(Array.from({ length: 50 }, () => cache.fill('a', make)));
  expect(make).toHaveBeenCalledTimes(1);
  await cache.fill('a', made('two'));
  expect(textOf('a')).toBe('two');
});

test('two pages are made beside each other', async () => {
  const { cache } = setUp();
  const { promise, resolve } = Promise.withResolvers<PageSource>();
  const slow = cache.fill('slow', () => promise);
  await cache.fill('quick', made('quick'));
  expect(cache.get('quick')).toBeDefined();
  resolve(pageOf('slow'));
  await slow;
});

test('a page that cannot be made stays as it is, and the next try is a new one', async () => {
  const { cache, textOf } = setUp();
  await cache.fill('a', made('good'));
  await expect(cache.fill('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(textOf('a')).toBe('good');
  await cache.fill('a', made('better'));
  expect(textOf('a')).toBe('better');
});

test('a page that is gone is dropped', async () => {
  const { cache } = setUp();
  await cache.fill('a', made('one'));
  await cache.fill('a', () => Promise.resolve(undefined));
  expect(cache.get('a')).toBeUndefined();
});

test.each([
  [['page:/a'], ['b', 'c']],
  [['posts'], ['a']],
  [['page:/a', 'page:/b'], ['c']],
  [['all'], []],
  [['page:/'], ['a', 'b', 'c']],
  [[], ['a', 'b', 'c']],
])('dropping %j leaves %j', async (tags, left) => {
  const { cache } = setUp();
  await cache.fill('a', made('a', ['page:/a']));
  await cache.fill('b', made('b', ['page:/b', 'posts']));
  await cache.fill('c', made('c', ['page:/c', 'posts']));
  cache.purge(tags);
  expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(left);
});

test('a page whose content changes while it is made is not kept', async () => {
  const { cache, textOf } = setUp();
  const { promise, resolve } = Promise.withResolvers<PageSource>();
  const filling = cache.fill('a', () => promise);
  cache.purge(['page:/x']);
  resolve(pageOf('old'));
  await filling;
  expect(cache.get('a')).toBeUndefined();
  await cache.fill('a', made('new'));
  expect(textOf('a')).toBe('new');
});

test('a page whose content changes while it is compressed is not kept', async () => {
  const { cache } = setUp();
  const filling = cache.fill('a', made('x'.repeat(200_000)));
  await new Promise((resolve) => setImmediate(resolve));
  cache.purge(['all']);
  await filling;
  expect(cache.get('a')).toBeUndefined();
});

test('the bodies of all pages together stay within the bound', async () => {
  const { cache } = setUp({ maxBytes: 5000 });
  const keys = Array.from({ length: 10 }, (_, index) => `key ${String(index)}`);
  for (const key of keys) await cache.fill(key, made(key.padEnd(800, 'x')));
  const kept = keys.flatMap((key) => cache.get(key)?.page ?? []);
  const bytes = kept.flatMap(({ bodies }) => Object.values(bodies)).reduce((sum, body) => sum + body.byteLength, 0);
  expect(kept.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(5000);
  expect(cache.get('key 0')).toBeUndefined();
});

test('a page that is larger than the bound is not kept, and does no harm', async () => {
  const { cache } = setUp({ maxBytes: 2000 });
  await cache.fill('small', made('small'));
  await cache.fill('large', made('x'.repeat(3000)));
  expect(['small', 'large'].map((key) => cache.get(key) !== undefined)).toEqual([true, false]);
});
