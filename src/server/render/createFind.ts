import { DEFAULT_SITE } from '#config/sites.ts';
import { declaredQuery, pageQuery } from '#src/app/declaredQuery.ts';
import { contentPathOf, isServedOn } from '#src/app/matchRoute.ts';
import { findLinkImage } from '#src/server/site/linkPreviews.ts';
import type { Pages } from '#src/server/render/Pages.ts';
import { describeLinks } from '#src/server/render/describeLinks.ts';
import { keepServed } from '#src/server/render/keepServed.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import type { LinkPreviews } from '#src/shared/page/linkPreview.ts';
import { asksUnknown, type OfferedLists } from '#src/shared/address/queryRules.ts';

interface FindOptions {
  readonly source: Pick<ContentSource, 'getPage'>;
  readonly linkPreviews: LinkPreviews;
  readonly lists: () => OfferedLists;
  /** Stands for all code of the build; none in development. */
  readonly code?: string | undefined;
}

/** So much of it tells builds apart that run at the same time, in characters. */
const BUILD_LENGTH = 8;

/** @returns the function that finds the page of an address, and tells it what its site and its route know */
export function createFind({ source, linkPreviews, lists, code }: FindOptions): Pages['find'] {
  const build = code?.slice(0, BUILD_LENGTH);
  return async function find({ site, address, match, draft }, asking) {
    if (!match || !isServedOn(match.route, site.key)) return undefined;
    const { path, locale, search } = address;
    const contentPath = contentPathOf(match, path);
    const offered = lists();
    if (asksUnknown(match.route, search, offered)) return undefined;
    const declared = declaredQuery(match.route, search, offered);
    const query = Object.fromEntries(new URLSearchParams(declared));
    const listQuery = match.route.isList ? declared.slice(1) : '';
    const isElsewhere = match.route.fromEnglishSite && site.key !== DEFAULT_SITE;
    const page = await source.getPage(
      {
        contentPath,
        path,
        params: match.params,
        query,
        locale,
        ...(listQuery ? { listQuery } : {}),
        site: site.key,
        ...(isElsewhere ? { fromEnglishSite: true } : {}),
        ...(draft ? { draft: true } : {}),
      },
      asking,
    );
    if (!page) return undefined;
    const image = findLinkImage(linkPreviews, page, contentPath);
    const robots = match.route.noindex || draft ? 'noindex' : page.robots;
    return {
      ...page,
      ...keepServed(page, site.key),
      ...(robots ? { robots } : {}),
      ...(draft ? { preview: draft } : {}),
      links: describeLinks(page, { match, query }, site, image),
      query: pageQuery(match.route, offered),
      followsQuery: match.route.followsQuery,
      build,
    };
  };
}
