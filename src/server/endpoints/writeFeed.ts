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

interface FeedContent {
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
  const { url, title, description, language, author, entries } = content;
  // Titles and texts are HTML in both XML formats, and plain text in JSON.
  const asText = format === 'json' ? (text: string) => text : escapeHtml;
  const [newest = EPOCH] = entries.map(({ day, updated = day }) => updated).sort((a, b) => b.localeCompare(a));
  const feed = new Feed({
    id: url,
    link: url,
    title,
    description,
    language,
    copyright: author,
    author: { name: author },
    updated: new Date(newest),
    feedLinks: { [format]: feedAddress(url, format) },
    generator: author,
  });
  for (const entry of entries) {
    const text = asText(entry.description);
    feed.addItem({
      id: entry.url,
      link: entry.url,
      title: asText(entry.title),
      description: text,
      // The JSON format asks for a content.
      content: text,
      date: new Date(entry.updated ?? entry.day),
      ...(entry.author ? { author: [{ name: entry.author }] } : {}),
      published: new Date(entry.day),
    });
  }
  if (format === 'json') return feed.json1();
  return format === 'atom' ? feed.atom1() : feed.rss2();
}

/** When a list without entries has changed: never. */
const EPOCH = '1970-01-01';
