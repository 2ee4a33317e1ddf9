import { locales, type LocaleCode } from '#config/locales.ts';
import type { Site } from '#config/sites.ts';
import type { ContentStore } from '#src/content/contentStore.ts';
import type { MenuLink } from '#src/shared/page/menus.ts';
import type { Search } from '#src/search/server/Search.ts';
import type { RenderGate } from '#src/server/render/renderGate.ts';
import { findNearest } from '#src/server/site/nearestPaths.ts';
import type { OfferedPaths } from '#src/server/site/offeredPaths.ts';

/** What the error page offers: pages whose address is near, or those that have the words of a search. */
export interface NearestPages {
  /** @throws {HttpError} 503 when too many ask already; so does `search` */
  near(path: string, site: Site, locale: LocaleCode): Promise<readonly MenuLink[]>;
  search(words: string, site: Site, locale: LocaleCode): Promise<readonly MenuLink[]>;
}

const MOST_FOUND = 8;

/** `/products/smart-ivr` → `Smart ivr`: what is left to say of a page whose title would cost a request. */
function humanizePath(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface NearestPagesOptions {
  readonly offeredPaths: OfferedPaths;
  /** Where titles and texts are at hand; a page that only a CMS has is named by its path, and found by it alone. */
  readonly content: Pick<ContentStore, 'snapshot'>;
  /** Finds pages by their words. */
  readonly search: Search;
  /** To compare an address with all there are keeps the loop busy for as long as a question to the search. */
  readonly gate: RenderGate;
}

/** @returns what finds the pages that a visitor may have meant by an address without one; only such as the site shows */
export function createNearestPages({ offeredPaths, content, search, gate }: NearestPagesOptions): NearestPages {
  const languageOf = (locale: LocaleCode) => locales[locale].file;
  const link = (locale: LocaleCode) => (href: string) => ({
    href,
    label: content.snapshot.documents.get(href)?.locales[languageOf(locale)]?.title ?? humanizePath(href),
  });
  return {
    async near(path, site, locale) {
      // As in the search: who asked asks at once when the turn is theirs.
      await gate.pass(() => Promise.resolve(), { as: 'view' });
      return findNearest(path, offeredPaths({ site, locale })).map(link(locale));
    },
    async search(words, site, locale) {
      const find = await search.open({ site, locale });
      const answer = find({ words, scope: 'site', page: 1 });
      // The page says of what it shows that it has these words.
      if (!answer || answer.match === 'some') return [];
      return answer.results.slice(0, MOST_FOUND).map(({ path }) => link(locale)(path));
    },
  };
}
