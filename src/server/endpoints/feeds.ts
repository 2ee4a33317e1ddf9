import type { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { brand } from '#config/brand.ts';
import { cachePolicies } from '#config/cachePolicies.ts';
import { locales } from '#config/locales.ts';
import { localePrefix, siteOrigin, type Site } from '#config/sites.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import type { PropsOf } from '#src/app/registry/blockTypes.ts';
import type { CollectionPart, CollectionRow } from '#src/content/collections/collectionPart.ts';
import { hashText } from '#src/content/files/hashText.ts';
import { localizePath, type Address } from '#src/request/address.ts';
import { createRouter } from '#src/server/http/createRouter.ts';
import { createFinishedDocument, sendFinished, type FinishedDocument } from '#src/server/http/finishedDocument.ts';
import { FEED_FORMATS, type FeedFormat } from '#src/server/endpoints/feedFormats.ts';
import { siteCollections } from '#src/server/pages/siteCollections.ts';
import type { Pages } from '#src/server/render/Pages.ts';
import { writeFeed, type FeedContent } from '#src/server/endpoints/writeFeed.ts';
import type { Page } from '#src/shared/page/page.ts';

const FEED = /^(.+)\/feed\.(atom|rss|json)$/;

/**
 * The feeds of a list whose entries have a day: the address of its page, in any language and narrowed by any path, plus
 * `/feed.atom`, `/feed.rss` or `/feed.json`. They say what the first page of the list shows, wherever the pages come from; a
 * feed of anything else is somebody else's address.
 */
export function createFeeds(pages: Pick<Pages, 'find'>): Router {
  const router = createRouter();
  const keep = createKeptFeeds();
  router.get(/\/feed\.(atom|rss|json)$/, async (req, res, next) => {
    const { site, address } = res.locals;
    const [, path = '', format = ''] = FEED.exec(address.path) ?? [];
    const match = matchRoute(path);
    const page = match?.route.isList
      ? await pages.find({ site, address: { ...address, path, search: '' }, match })
      : undefined;
    const content = page && contentOf(page, site, { ...address, path });
    if (!content) {
      next();
      return;
    }
    res.set('Cache-Control', cachePolicies.shared);
    await sendFinished(req, res, keep(content, format as FeedFormat));
  });
  return router;
}

/** Of all lists and their filters, in every language and format, those that were asked for last: 20 kB each, and less compressed. */
const MOST_FEEDS = 256;

/** @returns the function that writes a feed; of the same entries it is written, and compressed, once */
function createKeptFeeds(): (content: FeedContent, format: FeedFormat) => FinishedDocument {
  const documents = new LRUCache<string, FinishedDocument>({ max: MOST_FEEDS });
  return (content, format) => {
    const madeOf = hashText(JSON.stringify([format, content]));
    const type = `${FEED_FORMATS[format]}; charset=utf-8`;
    const document = documents.get(madeOf) ?? createFinishedDocument(writeFeed(content, format), type);
    documents.set(madeOf, document);
    return document;
  };
}

/** @returns what a feed says of the page of a list; undefined where that can be none */
function contentOf(
  page: Page,
  site: Site,
  { path, locale }: Pick<Address, 'path' | 'locale'>,
): FeedContent | undefined {
  const shown = entriesOf(page);
  if (!shown) return undefined;
  const addressOf = (to: string) => siteOrigin(site) + encodeURI(localizePath(to, localePrefix(site, locale)));
  const { dayOf, creditOf, items } = shown;
  return {
    url: addressOf(path),
    title: `${page.title} | ${brand.name}`,
    description: page.meta_description,
    language: locales[locale].iso,
    author: brand.name,
    entries: items.map((item) => ({
      url: addressOf(item.path),
      title: item.title,
      description: item.description,
      day: dayOf(item as never),
      ...creditOf?.(item as never),
    })),
  };
}

/** @returns what the list of a page shows, where that can be a feed */
function entriesOf({
  blocks,
}: Page): (Pick<Shown, 'items'> & Pick<CollectionPart, 'creditOf'> & { dayOf: Day }) | undefined {
  const lists = blocks.filter(({ type }) => type === 'entries') as unknown as readonly PropsOf<'entries'>[];
  const [shown] = lists.flatMap((list) => list.shown ?? []);
  const { part }: CollectionRow | { part?: undefined } = shown ? siteCollections[shown.collection] : {};
  return shown && part?.dayOf ? { items: shown.items, dayOf: part.dayOf, creditOf: part.creditOf } : undefined;
}

type Shown = NonNullable<PropsOf<'entries'>['shown']>;
type Day = NonNullable<CollectionRow['part']['dayOf']>;
