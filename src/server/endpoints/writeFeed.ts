import { Feed } from 'feed';
import { feedAddress, type FeedFormat } from '#src/server/endpoints/feedFormats.ts';
import { escapeHtml } from '#src/shared/text/escapeHtml.ts';

interface FeedEntry {
  /** The whole address. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** An ISO day. */
  readonly day: string;
  /** The ISO day on which it was last changed, where that is another. */
  readonly updated?: string | undefined;
  /** A person; without one the entry is by whoever the feed is by. */
  readonly author?: string | undefined;
}

/** What a feed says, in whichever format. */
export interface FeedContent {
  /** The whole address of the list. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Of the texts, as in `lang`. */
  readonly language: string;
  readonly author: string;
  /** In the order of the list. */
  readonly entries: readonly FeedEntry[];
}

/** @returns a feed in one of its formats; of the same entries always the same text */
export function writeFeed(content: FeedContent, format: FeedFormat): string {
  if (format === 'json') return writeJson(content);
  return format === 'atom' ? writeAtom(content) : writeRss(content);
}

/** RFC 4287. The library knows no language of a feed. */
function writeAtom(content: FeedContent): string {
  const feed = createFeed(content, 'atom');
  for (const entry of content.entries) feed.addItem({ ...itemOf(entry, asHtml), id: entry.url, ...authorOf(entry) });
  return feed.atom1().replace('<feed ', `<feed xml:lang="${content.language}" `);
}

/**
 * RSS 2.0. Its own `author` is an address of email, which nobody's is here: names are Dublin Core's, as the profile of RSS
 * has it. Of an item whose id is left out the library says that its address stays.
 */
function writeRss(content: FeedContent): string {
  const feed = createFeed(content, 'rss');
  for (const entry of content.entries) {
    const creator = { name: 'dc:creator', objects: { _text: asXml(entry.author ?? content.author) } };
    feed.addItem({ ...itemOf(entry, asHtml), extensions: [creator] });
  }
  return feed.rss2().replace('<rss ', '<rss xmlns:dc="http://purl.org/dc/elements/1.1/" ');
}

/** JSON Feed 1.1: the library writes the first version, which has neither a language nor more than one author. */
function writeJson(content: FeedContent): string {
  const feed = createFeed(content, 'json');
  for (const entry of content.entries) {
    const content_html = asHtml(entry.description);
    feed.addItem({ ...itemOf(entry, asXml), id: entry.url, content: content_html, ...authorOf(entry) });
  }
  const { author, items, ...rest } = JSON.parse(feed.json1()) as JsonFeed;
  const json = {
    ...rest,
    version: 'https://jsonfeed.org/version/1.1',
    language: content.language,
    authors: [author],
    items: items.map(({ author: own, ...item }) => ({ ...item, ...(own ? { authors: [own] } : {}) })),
  };
  return JSON.stringify(json, null, 2);
}

interface JsonFeed {
  readonly author: object;
  readonly items: readonly { readonly author?: object }[];
}

function createFeed({ url, title, description, language, author, entries }: FeedContent, format: FeedFormat): Feed {
  const [newest = EPOCH] = entries.map(({ day, updated = day }) => updated).sort((a, b) => b.localeCompare(a));
  return new Feed({
    id: url,
    link: url,
    title: asXml(title),
    description: asXml(description),
    language,
    copyright: author,
    author: { name: author },
    updated: new Date(newest),
    feedLinks: { [format]: feedAddress(url, format) },
    generator: author,
  });
}

const itemOf = ({ url, title, description, day, updated }: FeedEntry, write: (text: string) => string) => ({
  link: url,
  title: write(title),
  description: write(description),
  date: new Date(updated ?? day),
  published: new Date(day),
});

const authorOf = ({ author }: FeedEntry) => (author ? { author: [{ name: asXml(author) }] } : {});

/** What XML 1.0 has no place for, however it is written. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const asXml = (text: string) => text.replaceAll(FORBIDDEN, '');

/** Titles and texts are HTML in both XML formats. */
const asHtml = (text: string) => escapeHtml(asXml(text));

/** When a list without entries has changed: never. */
const EPOCH = '1970-01-01';
