import { Trans, useLingui } from '@lingui/react/macro';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import styles from '#src/pages/listing/CategoryNav.module.css';
import type { listingSchema } from '#src/pages/listing/schema.ts';
import type { FilledOf } from '#src/shared/page/templateSchema.ts';

type CategoryNavProps = NonNullable<FilledOf<typeof listingSchema>['listing']> & { readonly path: string };

const ALL = '/blog';

/** The way from one category of the blog to another. On a page of a tag none of them is marked. */
export function CategoryNav({ categories, current, path }: CategoryNavProps) {
  const { t } = useLingui();
  return (
    <nav className={styles.nav} aria-label={t`Categories`}>
      <ul className={styles.list}>
        <li>
          <LocalLink href={ALL} className={styles.link} aria-current={path === ALL ? 'page' : undefined}>
            <Trans>All posts</Trans>
          </LocalLink>
        </li>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <LocalLink
              href={`${ALL}/category/${slug}`}
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
