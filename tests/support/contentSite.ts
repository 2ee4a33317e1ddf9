import type { RequestHandler } from 'express';
import { createCalendarFiles } from '#src/server/endpoints/calendarFiles.ts';
import { createContentApi } from '#src/server/endpoints/contentApi.ts';
import { createFeeds } from '#src/server/endpoints/feeds.ts';
import { createQueryLists } from '#src/server/site/queryLists.ts';
import { createFind } from '#src/server/render/createFind.ts';
import { pageKey } from '#src/server/render/pageKey.ts';
import type { Pages } from '#src/server/render/Pages.ts';
import { createEmbeddedSource } from '#src/server/upstream/createEmbeddedSource.ts';
import { sites, type Site } from '#config/sites.ts';
import { withBareApp } from '#tests/support/bareApp.ts';
import { openOwnContent } from '#tests/support/ownContent.ts';

/** What a content folder answers over HTTP, without a build: its pages as data, the feeds of its lists, its calendar files. */
export async function openContentSite(directory?: string, now?: () => Date) {
  const store = await openOwnContent(directory);
  const source = createEmbeddedSource(store, now);
  const prices = { countries: () => [], state: () => ({}) as never };
  const lists = createQueryLists(prices, store);
  const find = createFind({ source, linkPreviews: new Map(), lists });
  const keyOf: Pages['keyOf'] = (request) => pageKey(request, lists());
  const pages = { find, keyOf } as unknown as Pages;
  const handlers: RequestHandler[] = [
    createContentApi({ source, pages }),
    createFeeds(pages),
    createCalendarFiles(pages, now),
  ];
  const get = (target: string, site: Site = sites.main) =>
    withBareApp(handlers, { site }, (server) => server.request(target));
  return {
    get,
    getPage: (url: string, site?: Site) => get(`/api/getPage?url=${encodeURIComponent(url)}`, site),
    close: () => store.close(),
  };
}
