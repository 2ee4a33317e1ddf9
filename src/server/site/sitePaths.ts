import { locales, type LocaleCode } from '#config/locales.ts';
import type { Site } from '#config/sites.ts';
import { contentPathOf, isServedOn, matchRoute } from '#src/app/matchRoute.ts';
import { collectionDefinitions } from '#src/collections/definitions.gen.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import { isFacetPage, type CollectionDefinition } from '#src/shared/collections/collection.ts';

const lists: readonly CollectionDefinition[] = Object.values(collectionDefinitions);

/** @returns the paths that have a page on a site in a language, without prefix */
export function listSitePaths(source: Pick<ContentSource, 'listPaths'>, site: Site, locale: LocaleCode): string[] {
  const { file } = locales[locale];
  return source
    .listPaths()
    .filter(({ path, locales: written }) => {
      const match = matchRoute(path);
      return (
        match !== undefined && isServedOn(match.route, site.key) && written.some((code) => locales[code].file === file)
      );
    })
    .map(({ path }) => path);
}

/** @returns of these, the pages that a reader may be sent to: a list's filters and pages kept from search engines are none */
export function listOfferedPaths(source: Pick<ContentSource, 'listPaths'>, site: Site, locale: LocaleCode): string[] {
  return listSitePaths(source, site, locale).filter((path) => {
    const route = matchRoute(path)?.route;
    return route && !route.noindex && !isFacetPage(lists, path);
  });
}

/** @returns whether a path has a page on a site in a language; a filtered list exists where its list does */
export function createExists(
  source: Pick<ContentSource, 'listPaths'>,
  site: Site,
  locale: LocaleCode,
): (path: string) => boolean {
  const paths = new Set(listSitePaths(source, site, locale));
  return (path) => {
    const match = matchRoute(path);
    return match !== undefined && paths.has(contentPathOf(match, path));
  };
}
