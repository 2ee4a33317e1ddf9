import { createPageCache } from '#src/server/render/pageCache.ts';
import { cacheTags } from '#src/server/render/cacheTags.ts';
import { createContentStore, type ContentTag } from '#src/content/contentStore.ts';
import type { solutionSchema } from '#src/pages/solution/schema.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import type { Page } from '#src/shared/page/page.ts';
import type { PageOf } from '#src/shared/page/template.ts';
import { createContentFolder, pageFile, pageFiles, testParts } from '#tests/support/contentFolder.ts';
import { pageNamed, putInCache } from '#tests/support/cachedPage.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

const pageAt = (path: string, more: Partial<Page> = {}): Page => ({
  path,
  locale: 'en',
  locales: ['en'],
  template: 'platform',
  layout: 'default',
  title: 'X',
  meta_description: 'X.',
  breadcrumbs: [],
  blocks: [],
  ...more,
});

test('a page is dropped with itself, the pages above it, its parts, and its posts', () => {
  const page: PageOf<typeof solutionSchema> = {
    ...pageAt('/solutions/x', {
      template: 'solution',
      breadcrumbs: [{ label: 'Home', path: '/' }],
      blocks: [{ type: 'entries', id: 'posts', collection: 'posts' } as AnyBlock],
    }),
    parts: ['/platform/voice'],
  };
  expect(cacheTags(page, '/solutions/x')).toEqual(['page:/solutions/x', 'page:/', 'page:/platform/voice', 'posts']);
});

test('a page with a rate is dropped with the prices, others are not', () => {
  expect(cacheTags(pageAt('/x', { blocks: [{ type: 'price-excerpt', id: 'rates' }] }), '/x')).toEqual([
    'page:/x',
    'prices',
  ]);
  expect(cacheTags(pageAt('/x', { blocks: [{ type: 'plans', id: 'plans' }] }), '/x')).toEqual(['page:/x']);
});

test('a changed page drops the cached pages beside it that name it, and no others', async () => {
  const folder = await createContentFolder({
    ...pageFiles('pages/platform/voice', 'Voice', 'template: platform'),
    ...pageFiles('pages/platform/sms', 'Sms', 'template: platform'),
  });
  const options = { directory: folder.directory, parts: testParts, onProblem: () => undefined };
  const store = await createContentStore(options);
  await store.follow();
  const cache = createPageCache({ ttl: 60_000, maxBytes: { pages: 1_000_000, views: 1000 } });
  const pages = {
    sms: pageAt('/platform/sms', { siblings: [] }),
    plain: pageAt('/platform/plain'),
    product: pageAt('/products/x', { siblings: [] }),
  };
  for (const [key, page] of Object.entries(pages)) {
    await putInCache(cache, pageNamed(key), { page, tags: cacheTags(page, page.path) });
  }
  const changes: ContentTag[] = [];
  store.onChange((tags) => {
    changes.push(...tags);
    cache.purge(tags);
  });
  await folder.write('pages/platform/voice/en.yaml', pageFile('Another title'));
  await waitUntil(() => changes.length > 0);
  expect(Object.keys(pages).filter((key) => cache.get(pageNamed(key)))).toEqual(['plain', 'product']);
  await store.close();
  await folder.dispose();
});

test.each(['draft: true', "until: '2099-01-01T00:00:00Z'", "publishAt: '2099-01-01T00:00:00Z'"])(
  'a page that is given %s drops every page, as any may link to it',
  async (setting) => {
    const folder = await createContentFolder(pageFiles('pages/about', 'About', 'template: landing'));
    const options = { directory: folder.directory, parts: testParts, onProblem: () => undefined };
    const store = await createContentStore(options);
    await store.follow();
    const changes: ContentTag[] = [];
    store.onChange((tags) => changes.push(...tags));
    await folder.write('pages/about/page.yaml', `template: landing\n${setting}`);
    await waitUntil(() => changes.length > 0);
    expect(changes).toEqual(['page:/about', 'below:/', 'all']);
    await store.close();
    await folder.dispose();
  },
);
