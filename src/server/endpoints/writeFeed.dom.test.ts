import { findFeedFaults } from '#tests/support/findFeedFaults.ts';
import { writeFeed } from '#src/server/endpoints/writeFeed.ts';

/** Read by the browser's own parser of XML, which forgives nothing. */

const feed = {
  url: 'https://orvandel.example/blog/category/sms',
  title: 'Blog & “more” <SMS>',
  description: 'Routes & receipts',
  language: 'en-US',
  author: 'Orvandel',
  entries: [
    {
      url: 'https://orvandel.example/blog/b',
      title: 'B < A & C',
      description: 'It says “]]>” & more.',
      day: '2026-03-02',
    },
    {
      url: 'https://orvandel.example/blog/a',
      title: 'A',
      description: 'First.',
      day: '2026-02-01',
      updated: '2026-04-05',
      author: 'Mara Lindqvist',
    },
  ],
};

const parse = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
};
const texts = (parent: Document | Element, name: string) =>
  [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent);

test('Atom has what RFC 4287 requires of a feed and of an entry', () => {
  const document = parse(writeFeed(feed, 'atom'));
  const root = document.documentElement;
  expect([root.localName, root.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  const own = [...root.children].map(({ localName }) => localName);
  for (const name of ['id', 'title', 'updated', 'author', 'link']) expect(own).toContain(name);
  expect(texts(document, 'updated')).toEqual([
    '2026-04-05T00:00:00.000Z',
    '2026-03-02T00:00:00.000Z',
    '2026-04-05T00:00:00.000Z',
  ]);
  const entries = [...document.getElementsByTagName('entry')];
  expect(entries.map((entry) => texts(entry, 'id'))).toEqual([
    ['https://orvandel.example/blog/b'],
    ['https://orvandel.example/blog/a'],
  ]);
  expect(texts(entries[1]!, 'name')).toEqual(['Mara Lindqvist']);
  const self = [...document.getElementsByTagName('link')].find((link) => link.getAttribute('rel') === 'self');
  expect(self?.getAttribute('href')).toBe('https://orvandel.example/blog/category/sms/feed.atom');
});

test('RSS has what its second version requires, and dates that mail has', () => {
  const document = parse(writeFeed(feed, 'rss'));
  expect([document.documentElement.localName, document.documentElement.getAttribute('version')]).toEqual([
    'rss',
    '2.0',
  ]);
  const [channel] = document.getElementsByTagName('channel');
  const own = [...channel!.children].map(({ localName }) => localName);
  for (const name of ['title', 'link', 'description', 'language']) expect(own).toContain(name);
  const items = [...document.getElementsByTagName('item')];
  expect(items).toHaveLength(2);
  for (const item of items) {
    expect(texts(item, 'title')[0]).not.toBe('');
    expect(texts(item, 'guid')).toEqual(texts(item, 'link'));
    const [day = ''] = texts(item, 'pubDate');
    expect(day).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} \w{3} \d{4} 00:00:00 GMT$/);
  }
});

test('RSS names who has written an item, without an address of email', () => {
  const document = parse(writeFeed(feed, 'rss'));
  const creators = document.getElementsByTagNameNS('http://purl.org/dc/elements/1.1/', 'creator');
  expect([...creators].map(({ textContent }) => textContent)).toEqual(['Orvandel', 'Mara Lindqvist']);
  expect(document.getElementsByTagName('author')).toHaveLength(0);
});

test.each(['atom', 'rss', 'json'] as const)('%s keeps to its rules', (format) => {
  expect(findFeedFaults(writeFeed(feed, format), format)).toEqual([]);
  const odd = { ...feed, title: 'A\u0000B', entries: [{ ...feed.entries[0]!, title: 'C\u0008\u001F & D' }] };
  expect(findFeedFaults(writeFeed(odd, format), format)).toEqual([]);
  expect(findFeedFaults(writeFeed({ ...feed, entries: [] }, format), format)).toEqual([]);
});

const whole = (format: 'atom' | 'rss' | 'json') => writeFeed(feed, format);

test.each([
  ['atom', (text: string) => text.replace('xml:lang="en-US"', ''), 'language'],
  ['atom', (text: string) => text.replace('rel="self"', 'rel="other"'), 'self'],
  ['atom', (text: string) => text.replaceAll('blog/b<', 'blog/a<'), 'unique'],
  ['atom', (text: string) => text.replace(/<updated>[^<]*/, '<updated>yesterday'), 'updated'],
  ['atom', (text: string) => text.replace('</feed>', ''), 'XML'],
  ['rss', (text: string) => text.replace('isPermaLink="true"', 'isPermaLink="false"'), 'guid'],
  ['rss', (text: string) => text.replace(/<pubDate>[^<]*/, '<pubDate>2026-03-02'), 'pubDate'],
  ['rss', (text: string) => text.replace('<link>https://orvandel.example/blog/b', '<link>/blog/b'), 'link'],
  ['rss', (text: string) => text.replace('<dc:creator>Orvandel', '<dc:creator>'), 'creator'],
  ['rss', (text: string) => text.replace('rel="self"', 'rel="other"'), 'self'],
  ['json', (text: string) => text.replace('1.1', '1'), 'version'],
  ['json', (text: string) => text.replaceAll('content_html', 'content'), 'content'],
  ['json', (text: string) => text.replace('"language": "en-US"', '"language": "english please"'), 'language'],
] as const)('a broken %s feed is found (%#)', (format, breakIt, rule) => {
  expect(findFeedFaults(breakIt(whole(format)), format).join(' ')).toContain(rule);
});

test('JSON Feed has what its version requires, and plain texts', () => {
  const json = JSON.parse(writeFeed(feed, 'json')) as Record<string, unknown> & { items: Record<string, unknown>[] };
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    language: 'en-US',
    authors: [{ name: 'Orvandel' }],
    title: 'Blog & “more” <SMS>',
    home_page_url: feed.url,
    feed_url: `${feed.url}/feed.json`,
  });
  expect(json.items.map(({ id, url, title }) => ({ id, url, title }))).toEqual(
    feed.entries.map(({ url, title }) => ({ id: url, url, title })),
  );
  expect(json.items[1]).toMatchObject({
    authors: [{ name: 'Mara Lindqvist' }],
    date_modified: '2026-04-05T00:00:00.000Z',
  });
});
