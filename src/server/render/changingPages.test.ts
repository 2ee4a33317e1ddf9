import { createPageCache } from '#src/server/render/pageCache.ts';
import type { MadePage } from '#src/server/render/pageSource.ts';
import { madePage, pageNamed } from '#tests/support/cachedPage.ts';

/** Pages that the clock alone makes untrue, in the cache. */

const TTL = 60_000;
const KEY = pageNamed('a');

function setUp() {
  let time = 1_000_000;
  const pages = createPageCache({ ttl: TTL, maxBytes: { pages: 1e6, views: 1e6 }, now: () => time });
  const fill = async (start: () => Promise<MadePage | undefined>) => {
    const page = await pages.make(KEY, start);
    await pages.settled();
    return page;
  };
  return { pages, fill, wait: (milliseconds: number) => (time += milliseconds) };
}

test('a page that the clock changes is not kept beyond that moment, not even as a stale one', async () => {
  const { pages, fill, wait } = setUp();
  const changesAt = new Date(1_000_000 + 5000).toISOString();
  const start = () => Promise.resolve(madePage({ changesAt }));
  await fill(start);
  wait(4999);
  expect(pages.get(KEY)).toMatchObject({ fresh: true });
  wait(1);
  expect(pages.get(KEY)).toBeUndefined();
  // Whoever makes it may still say the old: an upstream that does not answer. It is kept as any page then, and not made for each.
  await fill(start);
  expect(pages.get(KEY)).toMatchObject({ fresh: true });
  wait(TTL + 1);
  expect(pages.get(KEY)).toMatchObject({ fresh: false });
});

test('a page that becomes old while it is made is answered and not kept', async () => {
  const { pages, fill, wait } = setUp();
  const changesAt = new Date(1_000_000 + 5000).toISOString();
  const { promise, resolve } = Promise.withResolvers<MadePage>();
  const filling = fill(() => promise);
  wait(5000);
  resolve(madePage({ changesAt }));
  expect(await filling).toBeDefined();
  expect(pages.get(KEY)).toBeUndefined();
});
