import type { Collections } from '#src/content/collections/collectionPart.ts';
import { namePage } from '#src/content/pages/placePage.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { facetsIn } from '#src/shared/collections/collection.ts';
import type { Page } from '#src/shared/page/page.ts';
import type { PerLocale } from '#src/shared/text/perLocale.ts';

interface Within {
  readonly snapshot: Pick<ContentSnapshot, 'documents'>;
  readonly collections: Collections;
}

/**
 * @returns the pages above a path, from the home page on, with their names in the language. The page of a facet is shown for
 *   its values only, so it is nobody's ancestor
 */
export function breadcrumbsOf(
  { snapshot: { documents }, collections }: Within,
  path: string,
  language: keyof PerLocale,
): Page['breadcrumbs'] {
  const facets = Object.values(collections).flatMap(({ definition }) =>
    facetsIn(definition, 'path').map(([facet]) => `${definition.path}/${facet}`),
  );
  const parts = path.split('/').filter(Boolean).slice(0, -1);
  const ancestors = path === '/' ? [] : ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  return ancestors.flatMap((ancestor) => {
    const content = documents.get(ancestor)?.locales[language];
    const label = content && namePage(content);
    return label && !facets.includes(ancestor) ? [{ label, path: ancestor }] : [];
  });
}
