import { sites } from '#config/sites.ts';
import type { PropsOf } from '#src/app/registry/blockTypes.ts';
import type { Page } from '#src/shared/page/page.ts';
import { openContentSite } from '#tests/support/contentSite.ts';

/** The lists of the site's own content, over HTTP. */

let site: Awaited<ReturnType<typeof openContentSite>>;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());

const pageAt = async (url: string, on = sites.main) => {
  const { status, body } = await site.getPage(url, on);
  return { status, page: status === 200 ? (JSON.parse(body) as Page) : undefined };
};
const shownAt = async (url: string) => {
  const { page } = await pageAt(url);
  return (page?.blocks.find(({ type }) => type === 'entries') as PropsOf<'entries'> | undefined)?.shown;
};

test('the blog shows its posts, newest first', async () => {
  const shown = await shownAt('/blog');
  const days = shown?.items.map((item) => ('date' in item ? item.date : ''));
  expect(shown?.total).toBeGreaterThan(2);
  expect(days).toEqual([...(days ?? [])].sort().reverse());
});

test.each(['/blog?page=1', '/blog?page=', '/blog?utm_source=x'])('%s is the blog', async (url) => {
  const { page } = await pageAt(url);
  expect(page?.links?.canonical).toMatch(/\/blog$/);
});

test.each(['/blog?page=99', '/blog?page=0', '/blog?page=x', '/blog/category/none', '/blog/tag/sms?page=9'])(
  '%s asks for what there is not: 404',
  async (url) => {
    expect(await pageAt(url)).toEqual({ status: 404, page: undefined });
  },
);

test('a list names its feeds, at the address of its own site', async () => {
  const { page } = await pageAt('/es/blog/tag/sms');
  expect(page?.links?.more).toEqual([
    { rel: 'alternate', type: 'text/markdown', href: 'https://orvandel.example/es/blog/tag/sms.md' },
    { rel: 'alternate', type: 'application/atom+xml', href: 'https://orvandel.example/es/blog/tag/sms/feed.atom' },
    { rel: 'alternate', type: 'application/rss+xml', href: 'https://orvandel.example/es/blog/tag/sms/feed.rss' },
    { rel: 'alternate', type: 'application/feed+json', href: 'https://orvandel.example/es/blog/tag/sms/feed.json' },
  ]);
  expect((await pageAt('/about')).page?.links?.more).toEqual([
    { rel: 'alternate', type: 'text/markdown', href: 'https://orvandel.example/about.md' },
  ]);
});

test('the feed of a list is in its language, with whole addresses', async () => {
  const { status, headers, body } = await site.get('/pt/blog/feed.atom');
  expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(body).toContain('<id>https://orvandel.example/pt/blog</id>');
  expect(body).toContain('<link rel="self" href="https://orvandel.example/pt/blog/feed.atom"/>');
  const shown = await shownAt('/pt/blog');
  for (const { path } of shown?.items ?? []) expect(body).toContain(`href="https://orvandel.example/pt${path}"`);
  expect(body.match(/<entry>/g)).toHaveLength(shown?.items.length ?? 0);
});

test.each([
  ['rss', 'application/rss+xml; charset=utf-8', '<rss xmlns:dc="http://purl.org/dc/elements/1.1/" version="2.0"'],
  ['json', 'application/feed+json; charset=utf-8', '"version": "https://jsonfeed.org/version/1.1"'],
])('the same is there as %s', async (format, type, start) => {
  const { headers, body } = await site.get(`/blog/feed.${format}`);
  expect(headers['content-type']).toBe(type);
  expect(body).toContain(start);
  expect(body).toContain('https://orvandel.example/blog/when-the-line-goes-quiet');
});

test('a feed of the same posts is the same, so that readers need not fetch it again', async () => {
  const [first, second] = [await site.get('/blog/feed.atom'), await site.get('/blog/feed.atom')];
  expect(second.body).toBe(first.body);
  // A strong one: it is the same document, written and compressed once.
  expect(first.headers.etag).toMatch(/^"[\w-]{22}"$/);
  expect((await site.get('/blog/feed.rss')).headers.etag).not.toBe(first.headers.etag);
});

test.each([
  '/about/feed.atom',
  '/feed.atom',
  '/blog/when-the-line-goes-quiet/feed.atom',
  '/blog/category/none/feed.rss',
])('%s is no feed', async (target) => {
  expect(JSON.parse((await site.get(target)).body)).toEqual({ next: true });
});

test.each([
  ['/partner-listing?techProducts=contact-center&regions=europe&partnerTypes=integrator&industries=banking', 1],
  ['/partner-listing?partnerTypes=carrier&industries=gaming&regions=cis&techProducts=kit', 0],
  ['/help/faq?topic=calls', 1],
  ['/es/careers?team=engineering&place=anywhere', 1],
  ['/careers?team=engineering&place=kazakhstan', 0],
])('%s is a list, though it may be empty', async (url, least) => {
  const shown = await shownAt(url);
  expect(shown?.total).toBeGreaterThanOrEqual(least);
  if (least === 0) expect(shown?.items).toHaveLength(shown?.total ?? 0);
});

test.each([
  '/partner-listing?techProducts=telex',
  '/partner-listing?page=99',
  '/partner-listing/kelvane-systems',
  '/help/faq?topic=weather',
  '/help/faq/never-asked',
  '/careers?place=moon',
  '/careers/nobody',
])('%s is a 404', async (url) => {
  expect((await pageAt(url)).status).toBe(404);
});

test('a partner has its words in the language, its values by name, and no page', async () => {
  const shown = await shownAt('/pt/partner-listing?partnerTypes=integrator');
  expect(shown?.items[0]).toMatchObject({
    path: expect.stringMatching(/^\/partner-listing#[a-z-]+$/) as string,
    types: expect.arrayContaining([{ slug: 'integrator', name: 'Integrador' }]) as object,
  });
});

test('the newest cases stand by their day, and the list by its rank', async () => {
  const newest = await shownAt('/case-studies/new-case-studies');
  const ranked = await shownAt('/case-studies');
  expect(newest?.items.length).toBeGreaterThan(0);
  expect(newest?.filters).toEqual([]);
  expect(ranked?.items[0]?.path).toBe('/case-studies/deliveries-rebooked-by-voicebot');
});

test('a question stands among those of its topic', async () => {
  const { page } = await pageAt('/help/faq/call-listed-twice');
  expect(page).toMatchObject({ topic: { slug: 'calls', name: 'Calls' } });
  expect(page?.siblings?.map(({ path }) => path)).toContain('/help/faq/call-listed-twice');
});
