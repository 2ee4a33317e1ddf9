import type { Router } from 'express';
import { brand } from '#config/brand.ts';
import { cachePolicies } from '#config/cachePolicies.ts';
import { locales } from '#config/locales.ts';
import { localePrefix, siteOrigin } from '#config/sites.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import type { PropsOf } from '#src/app/registry/blockTypes.ts';
import type { CollectionPart, CollectionRow } from '#src/content/collections/collectionPart.ts';
import { localizePath } from '#src/request/address.ts';
import { createRouter } from '#src/server/http/createRouter.ts';
import { FEED_FORMATS, type FeedFormat } from '#src/server/endpoints/feedFormats.ts';
import { siteCollections } from '#src/server/pages/siteCollections.ts';
import type { Pages } from '#src/server/render/Pages.ts';
import { writeFeed } from '#src/server/endpoints/writeFeed.ts';
import type { Page } from '#src/shared/page/page.ts';

const FEED = /^(.+)\/feed\.(atom|rss|json)$/;

/**
 * The feeds of a list whose entries have a day: the address of its page, in any language and narrowed by any path, plus
 * `/feed.atom`, `/feed.rss` or `/feed.json`. They say what the first page of the list shows, wherever the pages come from; a
 * feed of anything else is somebody else's address.
 */
export function createFeeds(pages: Pick<Pages, 'find'>): Router {
  const router = createRouter();
  router.get(/\/feed\.(atom|rss|json)$/, async (_req, res, next) => {
    const { site, address } = res.locals;
    const [, path = '', format = ''] = FEED.exec(address.path) ?? [];
    const match = matchRoute(path);
    const page = match?.route.isList
      ? await pages.find({ site, address: { ...address, path, search: '' }, match })
      : undefined;
    const shown = page && entriesOf(page);
    if (!page || !shown) {
      next();
      return;
    }
    const addressOf = (to: string) =>
      siteOrigin(site) + encodeURI(localizePath(to, localePrefix(site, address.locale)));
    const { dayOf, creditOf, items } = shown;
    const feed = writeFeed(
      {
        url: addressOf(path),
        title: `${page.title} | ${brand.name}`,
        description: page.meta_description,
        language: locales[address.locale].iso,
        author: brand.name,
        entries: items.map((item) => ({
          url: addressOf(item.path),
          title: item.title,
          description: item.description,
          day: dayOf(item as never),
          ...creditOf?.(item as never),
        })),
      },
      format as FeedFormat,
    );
    res
      .set('Cache-Control', cachePolicies.shared)
      .type(FEED_FORMATS[format as FeedFormat])
      .send(feed);
  });
  return router;
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
