/**
 * Tests of what a scaffold has made, to be run in the copy of the repository in which it has: a block that the registry knows as
 * the server draws it, a page of the template that it knows, the new list over HTTP, and its page's block. In one file, which
 * loads the registries once.
 */
export const PROBES = `import { setupI18n } from '@lingui/core';
import { renderToString } from 'react-dom/server';
import { createPublicSite } from '#config/publicConfig.ts';
import { sites } from '#config/sites.ts';
import { blockUnion } from '#src/app/registry/blockSchemas.ts';
import { templateEntry } from '#src/app/registry/templates.ts';
import { createFragments } from '#src/server/render/createFragments.tsx';
import { fillSlots } from '#src/shared/page/slots.ts';
import { openContentSite } from '#tests/support/contentSite.ts';

const drawBlock = (block) =>
  createFragments()(block, createPublicSite(sites.main, 'en'), setupI18n({ locale: 'en', messages: { en: {} } }));

test('the block is drawn', () => {
  const html = drawBlock(blockUnion.parse({ type: 'call-map', id: 'map', title: 'Where calls go', text: 'To Berlin.' }));
  expect(html).toContain('Where calls go');
  expect(html).toContain('To Berlin.');
});

test('the page is drawn', async () => {
  const { view, slots } = templateEntry('call-story');
  const { CallStory: View } = await view.load();
  const blocks = ['faq', 'hero'].map((type) => ({ type, id: type }));
  const drawn = fillSlots(slots, blocks, ({ id }) => <i key={id} id={id} />);
  expect(renderToString(<View page={{} as never} slots={drawn} />)).toMatch(/id="hero".*<hr.*id="faq"/);
});

let site;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());
const pageAt = async (url) => {
  const { status, body } = await site.getPage(url);
  return { status, ...JSON.parse(body) };
};

test('the list, its filter, its entry and its feed answer', async () => {
  const list = await pageAt('/es/news');
  expect(list.blocks[0].shown).toMatchObject({ total: 1, pages: 1, items: [{ path: '/news/first' }] });
  expect((await pageAt('/news?topic=first')).blocks[0].shown.filters[0]).toMatchObject({ current: 'first' });
  expect((await pageAt('/news?topic=other')).status).toBe(404);
  expect((await pageAt('/news?page=2')).status).toBe(404);
  expect(await pageAt('/pt/news/first')).toMatchObject({ status: 200, template: 'article' });
  expect((await site.get('/news/feed.atom')).body).toContain('https://orvandel.example/news/first');
});

test('the list is drawn', async () => {
  const { blocks } = await pageAt('/news');
  const html = drawBlock(blocks[0]);
  expect(html).toMatch(/<form[^>]*action="[/]news#entries"[^>]*method="get"/);
  expect(html).toContain('href="/news/first"');
});
`;
