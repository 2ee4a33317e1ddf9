import { locales, type LocaleCode } from '#config/locales.ts';
import type { Site } from '#config/sites.ts';
import type { ContentStore } from '#src/content/contentStore.ts';
import type { MenuLink } from '#src/shared/page/menus.ts';
import type { Search } from '#src/search/server/Search.ts';
import { findNearest } from '#src/server/site/nearestPaths.ts';
import { listOfferedPaths } from '#src/server/site/sitePaths.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';

/** What the error page offers: pages whose address is near, or those that have the words of a search. */
export interface NearestPages {
  near(path: string, site: Site, locale: LocaleCode): readonly MenuLink[];
  search(words: string, site: Site, locale: LocaleCode): Promise<readonly MenuLink[]>;
}

const MOST_FOUND = 8;

/** `/products/smart-ivr` → `Smart ivr`: what is left to say of a page whose title would cost a request. */
export function humanizePath(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * @param source the pages
 * @param content where titles and texts are at hand; a page that only a CMS has is named by its path, and found by it alone
 * @param search finds them by their words
 * @returns what finds the pages that a visitor may have meant by an address without one; only such as the site shows
 */
export function createNearestPages(
  source: Pick<ContentSource, 'listPaths'>,
  content: Pick<ContentStore, 'snapshot'>,
  search: Search,
): NearestPages {
  const languageOf = (locale: LocaleCode) => locales[locale].file;
  const link = (locale: LocaleCode) => (href: string) => ({
    href,
    label: content.snapshot.documents.get(href)?.locales[languageOf(locale)]?.title ?? humanizePath(href),
  });
  return {
    near: (path, site, locale) => findNearest(path, listOfferedPaths(source, site, locale)).map(link(locale)),
    async search(words, site, locale) {
      const find = await search.open({ site, locale });
      const answer = find({ words, scope: 'site', page: 1 });
      // The page says of what it shows that it has these words.
      if (!answer || answer.match === 'some') return [];
      return answer.results.slice(0, MOST_FOUND).map(({ path }) => link(locale)(path));
    },
  };
}
