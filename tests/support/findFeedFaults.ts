import type { FeedFormat } from '#src/server/endpoints/feedFormats.ts';

/**
 * What validators of feeds complain of, written out here: the registry of packages has none that is kept up and works without
 * a service elsewhere. It reads XML with the strict parser of the DOM, so it runs in tests of the browser.
 *
 * @returns the rules of RSS 2.0 and its profile, of RFC 4287, or of JSON Feed 1.1 that a feed breaks; none for a sound one
 */
export function findFeedFaults(text: string, format: FeedFormat): string[] {
  if (format === 'json') return faultsOfJson(JSON.parse(text) as JsonFeed);
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.querySelector('parsererror')) return ['it is no XML'];
  return format === 'atom' ? faultsOfAtom(document.documentElement) : faultsOfRss(document.documentElement);
}

type Rule = readonly [holds: boolean, rule: string];

const broken = (rules: readonly Rule[]) => rules.flatMap(([holds, rule]) => (holds ? [] : [rule]));

const LANGUAGE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/;
/** RFC 3339, as RFC 4287 and JSON Feed have it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
/** RFC 822 with a year of four digits, as the profile of RSS has it. */
const MAIL_DATE =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d (GMT|[+-]\d{4})$/;

const isMoment = (text: unknown) => typeof text === 'string' && MOMENT.test(text) && !Number.isNaN(Date.parse(text));
const isAddress = (text: unknown) => typeof text === 'string' && /^https?:/.test(text) && URL.canParse(text);
const areUnique = (ids: readonly unknown[]) => new Set(ids).size === ids.length;

const childrenOf = (parent: Element, name: string) => [...parent.children].filter((child) => child.nodeName === name);
const textOf = (parent: Element, name: string) => childrenOf(parent, name)[0]?.textContent.trim() ?? '';
const isOnce = (parent: Element, name: string) => childrenOf(parent, name).length === 1 && textOf(parent, name) !== '';

function linksTo(parent: Element, name: string, rel: string): string[] {
  return childrenOf(parent, name)
    .filter((link) => (link.getAttribute('rel') ?? 'alternate') === rel)
    .map((link) => link.getAttribute('href') ?? '');
}

function faultsOfAtom(feed: Element): string[] {
  const entries = childrenOf(feed, 'entry');
  const selves = linksTo(feed, 'link', 'self');
  return [
    ...broken([
      [feed.namespaceURI === 'http://www.w3.org/2005/Atom', 'the namespace of Atom'],
      [LANGUAGE.test(feed.getAttribute('xml:lang') ?? ''), 'xml:lang is a language'],
      ...['id', 'title', 'updated'].map((name): Rule => [isOnce(feed, name), `one ${name}`]),
      [isAddress(textOf(feed, 'id')), 'id of the feed is an IRI'],
      [isMoment(textOf(feed, 'updated')), 'updated is a moment'],
      [selves.length === 1 && selves.every(isAddress), 'one link to itself (self)'],
      [linksTo(feed, 'link', 'alternate').every(isAddress), 'links are whole'],
      [areUnique(entries.map((entry) => textOf(entry, 'id'))), 'ids are unique'],
      [childrenOf(feed, 'author').some((author) => isOnce(author, 'name')), 'an author with a name'],
    ]),
    ...entries.flatMap(faultsOfEntry),
  ];
}

function faultsOfEntry(entry: Element): string[] {
  return broken([
    ...['id', 'title', 'updated'].map((name): Rule => [isOnce(entry, name), `one ${name} of an entry`]),
    [isAddress(textOf(entry, 'id')), 'id of an entry is an IRI'],
    [isMoment(textOf(entry, 'updated')), 'updated of an entry is a moment'],
    [isMoment(textOf(entry, 'published')), 'published of an entry is a moment'],
    [linksTo(entry, 'link', 'alternate').length === 1, 'one alternate link of an entry, as it has no content'],
    [linksTo(entry, 'link', 'alternate').every(isAddress), 'links of an entry are whole'],
    [childrenOf(entry, 'author').every((author) => isOnce(author, 'name')), 'authors have names'],
  ]);
}

function faultsOfRss(rss: Element): string[] {
  const [channel] = childrenOf(rss, 'channel');
  if (!channel) return ['a channel'];
  const items = childrenOf(channel, 'item');
  const selves = linksTo(channel, 'atom:link', 'self');
  return [
    ...broken([
      [rss.getAttribute('version') === '2.0', 'version 2.0'],
      ...['title', 'link', 'description'].map((name): Rule => [isOnce(channel, name), `one ${name}`]),
      [isAddress(textOf(channel, 'link')), 'link of the channel is whole'],
      [LANGUAGE.test(textOf(channel, 'language')), 'language is one'],
      [MAIL_DATE.test(textOf(channel, 'lastBuildDate')), 'lastBuildDate as in mail'],
      [selves.length === 1 && selves.every(isAddress), 'one atom:link to itself (self)'],
      [areUnique(items.map((item) => textOf(item, 'guid'))), 'guids are unique'],
    ]),
    ...items.flatMap(faultsOfItem),
  ];
}

function faultsOfItem(item: Element): string[] {
  const [guid] = childrenOf(item, 'guid');
  const isPermanent = guid?.getAttribute('isPermaLink') !== 'false' && isAddress(guid?.textContent);
  return broken([
    ...['title', 'link', 'guid', 'pubDate'].map((name): Rule => [isOnce(item, name), `one ${name} of an item`]),
    [isAddress(textOf(item, 'link')), 'link of an item is whole'],
    [isPermanent && textOf(item, 'guid') === textOf(item, 'link'), 'guid is the permanent address'],
    [MAIL_DATE.test(textOf(item, 'pubDate')), 'pubDate as in mail'],
    [isOnce(item, 'dc:creator'), 'creator of an item'],
    [childrenOf(item, 'author').every(({ textContent }) => textContent.includes('@')), 'author is an address of email'],
  ]);
}

interface JsonFeed {
  readonly version?: string;
  readonly title?: string;
  readonly home_page_url?: string;
  readonly feed_url?: string;
  readonly language?: string;
  readonly author?: unknown;
  readonly authors?: readonly { readonly name?: string }[];
  readonly items?: readonly Readonly<Record<string, unknown>>[];
}

function faultsOfJson(feed: JsonFeed): string[] {
  const { items = [] } = feed;
  return [
    ...broken([
      [feed.version === 'https://jsonfeed.org/version/1.1', 'version 1.1'],
      [Boolean(feed.title), 'a title'],
      [isAddress(feed.home_page_url) && isAddress(feed.feed_url), 'home_page_url and feed_url are whole'],
      [LANGUAGE.test(feed.language ?? ''), 'language is one'],
      [Array.isArray(feed.authors) && feed.author === undefined, 'authors in place of author'],
      [Array.isArray(feed.items), 'items'],
      [areUnique(items.map(({ id }) => id)), 'ids are unique'],
    ]),
    ...items.flatMap((item) =>
      broken([
        [typeof item.id === 'string' && item.id !== '', 'id of an item is a text'],
        [isAddress(item.url), 'url of an item is whole'],
        [Boolean(item.content_html ?? item.content_text), 'content_html or content_text'],
        [isMoment(item.date_published) && isMoment(item.date_modified), 'dates are moments'],
        [item.author === undefined, 'authors of an item in place of author'],
      ]),
    ),
  ];
}
