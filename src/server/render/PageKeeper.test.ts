import { PageKeeper } from '#src/server/render/PageKeeper.ts';
import { noSharedPages } from '#src/server/render/sharedPages.ts';
import { madePage, pageNamed } from '#tests/support/cachedPage.ts';

test('with a cache that is off nothing is kept', async () => {
  const keeper = new PageKeeper({ ttl: 0, maxBytes: { pages: 1e6, views: 1e6 }, shared: noSharedPages, now: Date.now });
  const key = pageNamed('a');
  const page = Promise.resolve(madePage({ body: 'text', tags: [], headers: {} }));
  keeper.making.pages.set(key.id, page);
  await keeper.keep(key, page);
  expect([keeper.spaces.pages.get(key.id), keeper.making.pages.size]).toEqual([undefined, 0]);
});
