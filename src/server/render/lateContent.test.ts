import type { Writable } from 'node:stream';
import pino from 'pino';
import { sites, type Site } from '#config/sites.ts';
import type { PageQuery } from '#src/content/document.ts';
import { createPageCache } from '#src/server/render/pageCache.ts';
import { createPages } from '#src/server/render/createPages.ts';
import { createRenderGate } from '#src/server/render/renderGate.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import type { Asking } from '#src/server/upstream/createAnswers.ts';
import type { Page } from '#src/shared/page/page.ts';
import { localsOf } from '#tests/support/bareApp.ts';
import { offering } from '#tests/support/offeredLists.ts';
import { noDocs } from '#tests/support/noDocs.ts';

/** Pages whose source notes how it is asked, and says that it is late to whoever does not wait. */
function open({ late = false } = {}) {
  const asked: { call: string; query?: PageQuery; patient: boolean | undefined }[] = [];
  const page = { path: '/about', locale: 'en', locales: ['en'], title: 'T', breadcrumbs: [], blocks: [] };
  const note = (call: string, asking: Asking | undefined, query?: PageQuery) => {
    asked.push({ call, patient: asking?.patient, ...(query ? { query } : {}) });
    if (late && !asking?.patient) asking?.onLate?.();
  };
  const source: ContentSource = {
    getPage(query, asking) {
      note('getPage', asking, query);
      return Promise.resolve(page as unknown as Page);
    },
    getFavoritePosts(_locale, asking) {
      note('getFavoritePosts', asking);
      return Promise.resolve([]);
    },
    listPaths: () => [],
    dayOfChange: () => undefined,
    getRedirects: () => Promise.resolve([]),
    getLoc: ({ ip }) => Promise.resolve({ result: false, ip, country_code: 'us' }),
  };
  const cache = createPageCache({ ttl: 60_000, maxBytes: { pages: 1e6, views: 1e6 } });
  const pages = createPages({
    docs: noDocs,
    source,
    cache,
    linkPreviews: new Map(),
    gate: createRenderGate(),
    lists: () => offering(),
    renderPage: async ({ api }) => {
      await api.getFavoritePosts();
      return {
        shell: Promise.resolve(),
        complete: Promise.resolve(),
        pipe: <Sink extends NodeJS.WritableStream>(sink: Sink) => {
          (sink as unknown as Writable).end('page');
          return sink;
        },
        abort: () => undefined,
      };
    },
    logger: pino({ level: 'silent' }),
    menusOf: () => ({ header: [], footer: [] }),
  });
  const request = localsOf('/about');
  return { pages, cache, asked, request, key: pages.keyOf(request)! };
}

test('a visitor does not wait for what is late; what is made behind a stale answer does, for all that it shows', async () => {
  const { pages, cache, asked, request, key } = open();
  await pages.make(key, request);
  await cache.settled();
  expect(asked.map(({ call, patient }) => [call, patient])).toEqual([
    ['getPage', undefined],
    ['getFavoritePosts', undefined],
  ]);
  asked.length = 0;
  await pages.renew(key, request);
  await cache.settled();
  expect(asked.map(({ call, patient }) => [call, patient])).toEqual([
    ['getPage', true],
    ['getFavoritePosts', true],
  ]);
});

test('a page of an old answer is kept as one that is no longer fresh, so that the next who asks has it made anew', async () => {
  const { pages, cache, request, key } = open({ late: true });
  await pages.make(key, request);
  await cache.settled();
  expect(cache.get(key)?.fresh).toBe(false);
  await pages.renew(key, request);
  await cache.settled();
  expect(cache.get(key)?.fresh).toBe(true);
});

test('a page of a new answer is fresh at once', async () => {
  const { pages, cache, request, key } = open();
  await pages.make(key, request);
  await cache.settled();
  expect(cache.get(key)?.fresh).toBe(true);
});

test.each<[string, Site, true | undefined]>([
  ['/products/ultravox-client', sites.es, true],
  ['/products/ultravox-client', sites.kz, true],
  ['/products/ultravox-client', sites.main, undefined],
  ['/es/products/ultravox-client', sites.main, undefined],
  ['/products/voicebot', sites.es, undefined],
])('%s is marked as the English site’s on the sites beside it', async (target, site, marked) => {
  const { pages, asked } = open();
  await pages.find(localsOf(target, site));
  expect(asked[0]?.query?.fromEnglishSite).toBe(marked);
});
