import pino from 'pino';
import { sites, type Site } from '#config/sites.ts';
import type { PageQuery } from '#src/content/document.ts';
import { createPageCache } from '#src/server/render/pageCache.ts';
import { createPages } from '#src/server/render/createPages.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import type { Asking } from '#src/server/upstream/createAnswers.ts';
import type { Page } from '#src/shared/page.ts';
import { localsOf } from '#tests/support/bareApp.ts';

/** Pages whose source only notes what it is asked, and that fail to render once they have asked for their posts. */
function open() {
  const asked: { call: string; query?: PageQuery; asking: Asking | undefined }[] = [];
  const page = { path: '/about', locale: 'en', locales: ['en'], title: 'T', breadcrumbs: [], blocks: [] };
  const source: ContentSource = {
    getPage(query, asking) {
      asked.push({ call: 'getPage', query, asking });
      return Promise.resolve(page as unknown as Page);
    },
    getFavoritePosts(_locale, asking) {
      asked.push({ call: 'getFavoritePosts', asking });
      return Promise.resolve([]);
    },
    listPaths: () => [],
    getRedirects: () => Promise.resolve([]),
    getLoc: ({ ip }) => Promise.resolve({ result: false, ip, country_code: 'us' }),
  };
  const pages = createPages({
    ...{ source, linkPreviews: {}, cache: createPageCache({ ttl: 1000, maxBytes: 1000 }) },
    renderPage: async ({ api }) => {
      await api.getFavoritePosts();
      throw new Error('nothing is rendered here');
    },
    logger: pino({ level: 'silent' }),
    menusOf: () => ({ header: [], footer: [] }),
  });
  return { pages, asked };
}

test('a visitor does not wait for what is late; the copy for the cache does, for the page and all that it shows', async () => {
  const { pages, asked } = open();
  const request = localsOf('/about');
  const page = await pages.find(request);
  await pages.render(request, page!, 'nonce').catch(() => undefined);
  expect(asked.map(({ call, asking }) => [call, asking?.patient])).toEqual([
    ['getPage', undefined],
    ['getFavoritePosts', undefined],
  ]);
  asked.length = 0;
  await pages.fill(request, {});
  expect(asked.map(({ call, asking }) => [call, asking?.patient])).toEqual([
    ['getPage', true],
    ['getFavoritePosts', true],
  ]);
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
