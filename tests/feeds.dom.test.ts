// The server wants one, too.
import '#tests/support/textEncoding.ts';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { sites, type Site } from '#config/sites.ts';
import { FEED_FORMATS, type FeedFormat } from '#src/server/endpoints/feedFormats.ts';
import { openContentSite } from '#tests/support/contentSite.ts';
import { findFeedFaults } from '#tests/support/findFeedFaults.ts';

/** All feeds of the site's own content, over HTTP, in all languages, held to the rules of their formats. */

let site: Awaited<ReturnType<typeof openContentSite>>;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());

const taxonomy = parse(readFileSync('content/taxonomy.yaml', 'utf8')) as Record<string, object>;
const LISTS = [
  '/blog',
  '/press',
  ...Object.keys(taxonomy.categories ?? {}).map((category) => `/blog/category/${category}`),
  '/blog/tag/latency',
];
const SPOKEN: readonly (readonly [string, string, Site])[] = [
  ['', 'en', sites.main],
  ['/es', 'es', sites.main],
  ['/pt', 'pt', sites.main],
  ['', 'ru', sites.ru],
];
const formats = Object.keys(FEED_FORMATS) as FeedFormat[];

describe.each(LISTS)('%s', (list) => {
  test.each(SPOKEN)('at %j in %s', async (prefix, language, on) => {
    for (const format of formats) {
      const { status, headers, body } = await site.get(`${prefix}${list}/feed.${format}`, on);
      expect([status, headers['content-type']]).toEqual([200, `${FEED_FORMATS[format]}; charset=utf-8`]);
      expect([format, findFeedFaults(body, format)]).toEqual([format, []]);
      expect(body).toMatch(new RegExp(`(xml:lang="|<language>|"language": ")${language}`));
    }
  });
});

test('the feed of the press leads to each release in the page of all', async () => {
  const { body } = await site.get('/es/press/feed.rss');
  expect(body).toContain('<link>https://orvandel.example/es/press#the-pause-measured</link>');
});
