import type { SiteKey } from '#config/siteKeys.ts';
import { keepServed } from '#src/server/render/keepServed.ts';
import type { Page } from '#src/shared/page/page.ts';

const named = (...paths: string[]) => paths.map((path) => ({ label: path, path }));
const page: Page = {
  path: '/solutions/dialogflowTableMock',
  locale: 'en',
  locales: ['en'],
  template: 'solution',
  layout: 'default',
  title: 'X',
  meta_description: 'X.',
  blocks: [],
  breadcrumbs: named('/', '/solutions'),
  siblings: named('/products/openai-client', '/products/voicebot', '/thank-you', '/no-route-at-all'),
  builtFrom: named('/products/openai-client', '/platform/voice').map((part) => ({ ...part, text: 'T' })),
};
const pathsOf = (pages: readonly { path: string }[] | undefined) => pages?.map(({ path }) => path);

test('of the pages that are named, those stay that the site answers', () => {
  expect(pathsOf(keepServed(page, 'main').builtFrom)).toEqual(['/products/openai-client', '/platform/voice']);
  expect(pathsOf(keepServed(page, 'ru').builtFrom)).toEqual(['/platform/voice']);
  expect(pathsOf(keepServed(page, 'ru').siblings)).toEqual(['/products/voicebot']);
  expect(pathsOf(keepServed(page, 'ru').breadcrumbs)).toEqual(['/', '/solutions']);
});

test('a page that is kept from search engines is nobody’s neighbour, but its own', () => {
  expect(pathsOf(keepServed(page, 'main').siblings)).toEqual(['/products/openai-client', '/products/voicebot']);
  const own = { ...page, siblings: named(page.path, '/solutions/omnichannel') };
  expect(pathsOf(keepServed(own, 'main').siblings)).toEqual([page.path, '/solutions/omnichannel']);
});

test('what a page does not have is not made up', () => {
  expect(keepServed({ ...page, siblings: undefined, builtFrom: undefined }, 'main')).toEqual({
    blocks: [],
    breadcrumbs: page.breadcrumbs,
  });
});

test('of the blocks those stay that are for the site, also of a CMS', () => {
  const blocks = [
    { type: 'hero', id: 'all' },
    { type: 'cta', id: 'kz', sites: ['kz' as const] },
  ];
  const idsOn = (site: SiteKey) => keepServed({ ...page, blocks }, site).blocks.map(({ id }) => id);
  expect([idsOn('ru'), idsOn('kz')]).toEqual([['all'], ['all', 'kz']]);
});
