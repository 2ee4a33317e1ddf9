import type { LocaleCode } from '#config/locales.ts';
import type { Site } from '#config/sites.ts';
import type { MenuLink } from '#src/shared/menus.ts';
import { findNearest } from '#src/server/nearestPaths.ts';
import { listSitePaths } from '#src/server/sitePaths.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';

export type NearestPages = (path: string, site: Site, locale: LocaleCode) => readonly MenuLink[];

/** `/products/smart-ivr` → `Smart ivr`: what is left to say of a page whose title would cost a request. */
export function humanizePath(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * @param source the pages
 * @param titleOf the title of a page where it is at hand
 * @returns the function that finds what a visitor may have meant by an address without a page
 */
export function createNearestPages(
  source: Pick<ContentSource, 'listPaths'>,
  titleOf: (path: string, locale: LocaleCode) => string | undefined,
): NearestPages {
  return function nearestPages(path, site, locale) {
    return findNearest(path, listSitePaths(source, site, locale)).map((href) => ({
      href,
      label: titleOf(href, locale) ?? humanizePath(href),
    }));
  };
}
