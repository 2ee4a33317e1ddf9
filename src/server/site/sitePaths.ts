import { locales, type LocaleCode } from '#config/locales.ts';
import type { Site } from '#config/sites.ts';
import { contentPathOf, isServedOn, matchRoute } from '#src/app/matchRoute.ts';
import { collectionDefinitions } from '#src/collections/definitions.gen.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import { isFacetPage, type CollectionDefinition } from '#src/shared/collections/collection.ts';

const lists: readonly CollectionDefinition[] = Object.values(collectionDefinitions);

type Paths = ReturnType<ContentSource['listPaths']>;

/** @returns whether a page is shown on a site in a language */
function isShown({ path, locales: written }: Paths[number], site: Site, locale: LocaleCode): boolean {
  const match = matchRoute(path);
  const { file } = locales[locale];
  return (
    match !== undefined && isServedOn(match.route, site.key) && written.some((code) => locales[code].file === file)
  );
}

/**
 * @returns of the paths that have a page on a site in a language those that a reader may be sent to, without prefix: a list's
 *   filters and pages kept from search engines are none
 */
export function listOfferedPaths(source: Pick<ContentSource, 'listPaths'>, site: Site, locale: LocaleCode): string[] {
  return source
    .listPaths()
    .filter((page) => !page.isHidden && isShown(page, site, locale))
    .map(({ path }) => path)
    .filter((path) => {
      const route = matchRoute(path)?.route;
      return route && !route.noindex && !isFacetPage(lists, path);
    });
}

/**
 * @returns whether a path has a page on a site in a language, or may have one where the source does not tell; a filtered list
 *   exists where its list does
 */
export function createExists(
  source: Pick<ContentSource, 'listPaths' | 'listsFixed'>,
  site: Site,
  locale: LocaleCode,
): (path: string) => boolean {
  const pages = new Map(source.listPaths().map((page) => [page.path, page]));
  return (path) => {
    const match = matchRoute(path);
    if (!match) return false;
    const page = pages.get(contentPathOf(match, path));
    if (page) return isShown(page, site, locale);
    return source.listsFixed === true && Object.keys(match.params).length > 0 && isServedOn(match.route, site.key);
  };
}
