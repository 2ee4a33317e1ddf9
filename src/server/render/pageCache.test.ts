import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { createPageCache, type FoundPage } from '#src/server/render/pageCache.ts';
import { OFTEN } from '#src/server/render/PageKeeper.ts';
import type { PageKey } from '#src/server/render/pageKey.ts';
import type { MadePage } from '#src/server/render/pageSource.ts';
import { plainBody, zstdBody } from '#src/server/render/rareBodies.ts';
import { madePage, pageNamed } from '#tests/support/cachedPage.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

const HOUR = 3_600_000;
const TTL = 60_000;
const pageOf = (body: string, tags: readonly string[] = ['page:/x']): MadePage =>
  madePage({ body, tags, headers: { 'content-type': 'text/html' } });
const made = (text: string, tags?: readonly string[]) => () => Promise.resolve(pageOf(text, tags));

const textOfPage = (found: FoundPage | undefined) => found && plainBody(found.page.bodies).toString();

/** A cache whose pages go by their names alone, and are kept as soon as they are made. */
function setUp({ maxBytes = 1e6, space = 'pages' }: { maxBytes?: number; space?: PageKey['space'] } = {}) {
  let time = 1_000_000;
  const pages = createPageCache({ ttl: TTL, maxBytes: { pages: maxBytes, views: maxBytes }, now: () => time });
  const cache = {
    get: (name: string) => pages.get(pageNamed(name, space)),
    async fill(name: string, start: () => Promise<MadePage | undefined>) {
      const page = await pages.make(pageNamed(name, space), start);
      await pages.settled();
      return page;
    },
    purge: pages.purge,
  };
  const textOf = (key: string) => textOfPage(cache.get(key));
  const askTimes = (name: string, times: number) => {
    for (let asked = 0; asked < times; asked += 1) cache.get(name);
  };
  return { pages, cache, textOf, askTimes, wait: (milliseconds: number) => (time += milliseconds) };
}

/** 1.2 kB of text that packs to two thirds. */
const incompressible = (seed: string) =>
  Array.from({ length: 20 }, (_, index) =>
    createHash('sha256')
      .update(seed + String(index))
      .digest('hex'),
  ).join('');

test('a page is there in every encoding, with its headers', async () => {
  const { cache } = setUp();
  const text = '<p>привет</p>'.repeat(100);
  await cache.fill('a', made(text));
  const { page, fresh } = cache.get('a')!;
  const { br, gzip, plainLength } = page.bodies;
  expect(plainLength).toBe(Buffer.byteLength(text));
  // What they lie in is kept with them, and the bound knows of their bytes alone.
  for (const { buffer, byteLength } of [br, gzip]) expect(buffer.byteLength).toBe(byteLength);
  expect(
    [brotliDecompressSync(br), gunzipSync(gzip), zstdDecompressSync(zstdBody(page.bodies)), plainBody(page.bodies)].map(
      String,
    ),
  ).toEqual([text, text, text, text]);
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
  [-TTL - 1, false],
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

test('all who ask while a page is made get the same one, before it is compressed', async () => {
  const { pages } = setUp();
  const start = jest.fn(made('x'.repeat(100_000)));
  const all = await Promise.all(Array.from({ length: 200 }, () => pages.make(pageNamed('a'), start)));
  expect(new Set(all).size).toBe(1);
  expect(pages.get(pageNamed('a'))).toBeUndefined();
  expect(await pages.make(pageNamed('a'), start)).toBe(all[0]);
  await pages.settled();
  expect(pages.get(pageNamed('a'))).toBeDefined();
  expect(start).toHaveBeenCalledTimes(1);
});

test('two pages are made beside each other', async () => {
  const { pages } = setUp();
  const { promise, resolve } = Promise.withResolvers<MadePage>();
  void pages.make(pageNamed('slow'), () => promise);
  void pages.make(pageNamed('quick'), made('quick'));
  await waitUntil(() => pages.get(pageNamed('quick')) !== undefined);
  resolve(pageOf('slow'));
  await pages.settled();
  expect(pages.get(pageNamed('slow'))).toBeDefined();
});

test('a page that is made anew and has not changed is not compressed again', async () => {
  const { pages, cache, wait } = setUp();
  await cache.fill('a', made('one'));
  cache.get('a');
  await pages.settled();
  const before = cache.get('a')?.page.bodies;
  wait(TTL + 1);
  await cache.fill('a', made('one'));
  expect(cache.get('a')).toMatchObject({ fresh: true });
  expect(cache.get('a')?.page.bodies).toBe(before);
  await cache.fill('a', made('two'));
  expect(cache.get('a')?.page.bodies).not.toBe(before);
});

test('views never push pages out, however many there are', async () => {
  const { pages } = setUp({ maxBytes: 5000 });
  await pages.make(pageNamed('page'), made(incompressible('page')));
  for (let index = 0; index < 20; index += 1) {
    await pages.make(pageNamed(`view ${String(index)}`, 'views'), made(incompressible('view')));
    await pages.settled();
  }
  expect(pages.get(pageNamed('page'))).toBeDefined();
  expect(pages.get(pageNamed('view 0', 'views'))).toBeUndefined();
  expect(pages.get(pageNamed('view 19', 'views'))).toBeDefined();
});

test('of many views at once some are kept, the others only answered; of pages all are kept', async () => {
  const { pages } = setUp();
  const names = Array.from({ length: 20 }, (_, index) => String(index));
  await Promise.all(
    names.flatMap((name) => [
      pages.make(pageNamed(name, 'views'), made(name)),
      pages.make(pageNamed(name), made(name)),
    ]),
  );
  await pages.settled();
  const keptIn = (space: PageKey['space']) => names.filter((name) => pages.get(pageNamed(name, space))).length;
  expect(keptIn('pages')).toBe(20);
  expect(keptIn('views')).toBeGreaterThan(0);
  expect(keptIn('views')).toBeLessThan(20);
});

test('a page of which a late part fails stays as it is', async () => {
  const { cache, textOf } = setUp();
  await cache.fill('a', made('good'));
  const whole = Promise.reject(new Error('late part'));
  await cache.fill('a', () => Promise.resolve({ ...pageOf('bad'), whole }));
  expect(textOf('a')).toBe('good');
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
  const { promise, resolve } = Promise.withResolvers<MadePage>();
  const filling = cache.fill('a', () => promise);
  cache.purge(['page:/x']);
  resolve(pageOf('old'));
  await filling;
  expect(cache.get('a')).toBeUndefined();
  await cache.fill('a', made('new'));
  expect(textOf('a')).toBe('new');
});

test('who asks after a change gets no page that was begun before it', async () => {
  const { pages } = setUp();
  const { promise, resolve } = Promise.withResolvers<MadePage>();
  const before = pages.make(pageNamed('a'), () => promise);
  pages.purge(['page:/x']);
  const after = pages.make(pageNamed('a'), made('new'));
  await pages.make(pageNamed('b'), made('other'));
  resolve(pageOf('old'));
  expect(await before).not.toBe(await after);
  await pages.settled();
  expect(textOfPage(pages.get(pageNamed('a')))).toBe('new');
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
  for (const key of keys) await cache.fill(key, made(incompressible(key)));
  const kept = keys.flatMap((key) => cache.get(key)?.page ?? []);
  const bytes = kept.flatMap(({ bodies: { br, gzip } }) => [br, gzip]).reduce((sum, body) => sum + body.byteLength, 0);
  expect(kept.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(5000);
  expect(cache.get('key 0')).toBeUndefined();
});

test('a page that is larger than the bound is not kept, and does no harm', async () => {
  const { cache } = setUp({ maxBytes: 1000 });
  await cache.fill('small', made('small'));
  await cache.fill('large', made(incompressible('large')));
  expect(['small', 'large'].map((key) => cache.get(key) !== undefined)).toEqual([true, false]);
});

const TEXT = Array.from({ length: 4000 }, (_, index) => `<p>${String(index * 7919)} words</p>`).join('');

test('a page is kept soon; asked for often, it becomes as small as can be, and stays the same page', async () => {
  const { pages, cache, askTimes } = setUp();
  await cache.fill('a', made(TEXT));
  const soon = cache.get('a')!.page;
  askTimes('a', OFTEN - 2);
  await pages.settled();
  expect(cache.get('a')!.page).toBe(soon);
  await pages.settled();
  const small = cache.get('a')!.page;
  for (const encoding of ['br', 'gzip'] as const)
    expect([encoding, small.bodies[encoding].byteLength < soon.bodies[encoding].byteLength]).toEqual([encoding, true]);
  expect(brotliDecompressSync(small.bodies.br).toString()).toBe(TEXT);
  expect([small.etag, small.headers]).toEqual([soon.etag, soon.headers]);
  expect(cache.get('a')?.page).toBe(small);
});

test('of a view only the first copy is made: there is no end of views', async () => {
  const { pages, cache, askTimes } = setUp({ space: 'views' });
  await cache.fill('a', made(TEXT));
  const soon = cache.get('a')!.page;
  askTimes('a', OFTEN);
  await pages.settled();
  expect(cache.get('a')?.page).toBe(soon);
});

test('a page that is dropped while it becomes small stays dropped', async () => {
  const { pages, cache, askTimes } = setUp();
  await cache.fill('a', made(TEXT));
  askTimes('a', OFTEN);
  cache.purge(['all']);
  await pages.settled();
  expect(cache.get('a')).toBeUndefined();
});

test('a page that is seen once is there before those become small that were there already', async () => {
  const { pages, cache, askTimes } = setUp();
  for (const name of ['a', 'b', 'c', 'd']) await cache.fill(name, made(TEXT + name));
  for (const name of ['a', 'b', 'c', 'd']) askTimes(name, OFTEN);
  const isSmall = jest.fn();
  void pages.settled().then(isSmall);
  await pages.make(pageNamed('new'), made(TEXT));
  await waitUntil(() => pages.get(pageNamed('new')) !== undefined);
  expect(isSmall).not.toHaveBeenCalled();
  await pages.settled();
});
