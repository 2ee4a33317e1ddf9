import { useLingui } from '@lingui/react';
import { facetLabels } from '#src/collections/facetLabels.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import styles from '#src/pages/listing/FacetNav.module.css';
import type { listingSchema } from '#src/pages/listing/schema.ts';
import { facetPath } from '#src/shared/collections/collection.ts';
import type { FilledOf } from '#src/shared/page/templateSchema.ts';

type Listing = NonNullable<FilledOf<typeof listingSchema>['listing']>;

interface FacetNavProps extends Omit<Listing, 'path'> {
  /** Of the list. */
  readonly list: string;
  /** Of the page. */
  readonly path: string;
}

/** The way from one value of a facet to another. On a page that another facet narrows none of them is marked. */
export function FacetNav({ collection, facet, values, current, list, path }: FacetNavProps) {
  const { i18n } = useLingui();
  const labels = facetLabels(collection, facet);
  if (!labels) return null;
  return (
    <nav className={styles.nav} aria-label={i18n._(labels.name)}>
      <ul className={styles.list}>
        <li>
          <LocalLink href={list} className={styles.link} aria-current={path === list ? 'page' : undefined}>
            {i18n._(labels.all)}
          </LocalLink>
        </li>
        {values.map(({ slug, name }) => (
          <li key={slug}>
            <LocalLink
              href={facetPath({ path: list }, facet, slug)}
              className={styles.link}
              aria-current={slug === current ? 'page' : undefined}
            >
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
