import type { Collections } from '#src/content/collections/collectionPart.ts';
import type { PageDocument } from '#src/content/document.ts';
import { namePage } from '#src/content/pages/placePage.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { facetsIn } from '#src/shared/collections/collection.ts';
import type { Page } from '#src/shared/page/page.ts';
import type { PerLocale } from '#src/shared/text/perLocale.ts';

interface Within {
  readonly snapshot: Pick<ContentSnapshot, 'documents'>;
  readonly collections: Collections;
  /** Whether readers may know of a page: what is not public has no name yet. */
  readonly isShown: (document: PageDocument) => boolean;
}

/**
 * @returns the pages above a path that are shown, from the home page on, with their names in the language. The page of a facet is
 *   shown for its values only, so it is nobody's ancestor
 */
export function breadcrumbsOf(
  { snapshot: { documents }, collections, isShown }: Within,
  path: string,
  language: keyof PerLocale,
): Page['breadcrumbs'] {
  const facets = Object.values(collections).flatMap(({ definition }) =>
    facetsIn(definition, 'path').map(([facet]) => `${definition.path}/${facet}`),
  );
  return pagesAbove(path, documents).flatMap((document) => {
    const content = isShown(document) ? document.locales[language] : undefined;
    const label = content && namePage(content);
    return label && !facets.includes(document.path) ? [{ label, path: document.path }] : [];
  });
}

/** @returns the pages above a path, public or not, from the home page on */
export function pagesAbove(path: string, documents: ContentSnapshot['documents']): PageDocument[] {
  const parts = path.split('/').filter(Boolean).slice(0, -1);
  const ancestors = path === '/' ? [] : ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  return ancestors.flatMap((ancestor) => documents.get(ancestor) ?? []);
}
