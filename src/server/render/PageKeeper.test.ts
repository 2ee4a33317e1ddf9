import { brotliCompressSync } from 'node:zlib';
import { createPageCache } from '#src/server/render/pageCache.ts';
import { OFTEN, PageKeeper } from '#src/server/render/PageKeeper.ts';
import type { MadePage } from '#src/server/render/pageSource.ts';
import { plainBody } from '#src/server/render/rareBodies.ts';
import { noSharedPages, type SharedPage, type SharedPages } from '#src/server/render/sharedPages.ts';
import { madePage, pageNamed, putInCache } from '#tests/support/cachedPage.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

const KEY = pageNamed('a');
const NOW = 1_000_000;
const maxBytes = { pages: 1e6, views: 1e6 };

test('with a cache that is off nothing is kept', async () => {
  const keeper = new PageKeeper({ ttl: 0, maxBytes, shared: noSharedPages, now: Date.now });
  const page = Promise.resolve(madePage({ body: 'text', tags: [], headers: {} }));
  keeper.making.pages.set(KEY.id, page);
  await keeper.keep(KEY, page);
  expect([keeper.spaces.pages.get(KEY.id), keeper.making.pages.size]).toEqual([undefined, 0]);
});

/** A cache beside replicas that answer as they are told. */
function besideReplicas(recall: SharedPages['recall'], more: Partial<SharedPages> = {}) {
  return createPageCache({ ttl: 60_000, maxBytes, shared: { ...noSharedPages, ...more, recall }, now: () => NOW });
}

const shared: SharedPage = {
  headers: {},
  etag: 'W/"shared"',
  br: brotliCompressSync('text'),
  tags: [],
  madeAt: NOW,
  isSmall: true,
  since: { purge: '0-0', rates: '' },
};

test('what replicas did not have they may have later', async () => {
  const recall = jest.fn<Promise<SharedPage | undefined>, []>().mockResolvedValueOnce(undefined);
  const cache = besideReplicas(recall.mockResolvedValue(shared));
  expect(await cache.recall(KEY)).toBeUndefined();
  expect(await cache.recall(KEY)).toMatchObject({ fresh: true, page: { etag: shared.etag } });
});

test('what a replica has kept and nobody can unpack is as good as none', async () => {
  const cache = besideReplicas(() => Promise.resolve({ ...shared, br: shared.br.subarray(0, 2) }));
  expect(await cache.recall(KEY)).toBeUndefined();
});

test.each([NOW, NOW - 1])(
  'of one page the one that is here stays, unless the other is newer: made at %d it is not',
  async (madeAt) => {
    const cache = besideReplicas(() => Promise.resolve({ ...shared, madeAt }));
    await putInCache(cache, KEY);
    const own = cache.get(KEY);
    expect([await cache.recall(KEY), cache.get(KEY)]).toEqual([undefined, own]);
  },
);

test.each([
  ['views', 0],
  ['pages', 1],
] as const)('of the %s replicas are asked, given and told that one is gone: %d times each', async (space, times) => {
  const [keep, forget, recall] = [jest.fn(), jest.fn(), jest.fn(() => Promise.resolve(undefined))];
  const cache = besideReplicas(recall, { keep, forget, knowledge: () => shared.since });
  const key = pageNamed('a', space);
  await cache.recall(key);
  await putInCache(cache, key);
  await cache.make(key, () => Promise.resolve(undefined));
  await cache.settled();
  for (const told of [recall, keep, forget]) expect(told).toHaveBeenCalledTimes(times);
});

test('a page that is made anew while the old one becomes small stays the new one', async () => {
  const cache = besideReplicas(() => Promise.resolve(undefined));
  const body = Array.from({ length: 4000 }, (_, index) => `<p>${String(index * 7919)} words</p>`).join('');
  await putInCache(cache, KEY, { body });
  for (let asked = 0; asked < OFTEN; asked += 1) cache.get(KEY);
  await cache.make(KEY, () => Promise.resolve(madePage({ body: 'new' })));
  await cache.settled();
  expect(plainBody(cache.get(KEY)!.page.bodies).toString()).toBe('new');
});

test('what is purged while it comes from a replica is not there', async () => {
  const { promise, resolve } = Promise.withResolvers<SharedPage>();
  const cache = besideReplicas(() => promise);
  const recalled = cache.recall(KEY);
  cache.purge(['all']);
  resolve(shared);
  expect([await recalled, cache.get(KEY)]).toEqual([undefined, undefined]);
});

test('that a page was gone before a purge drops none that was made since', async () => {
  const cache = besideReplicas(() => Promise.resolve(undefined));
  const { promise, resolve } = Promise.withResolvers<MadePage | undefined>();
  void cache.make(KEY, () => promise);
  cache.purge(['all']);
  void cache.make(KEY, () => Promise.resolve(madePage()));
  await waitUntil(() => cache.get(KEY) !== undefined);
  resolve(undefined);
  await cache.settled();
  expect(cache.get(KEY)).toBeDefined();
});
