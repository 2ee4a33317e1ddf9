import { Plural, useLingui } from '@lingui/react/macro';
import { formatDate } from '#src/i18n/formatDate.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import styles from '#src/pages/article/ArticleMeta.module.css';
import { useSite } from '#src/request/SiteContext.tsx';
import type { Page } from '#src/shared/page/page.ts';

/** What stands above an article: its category, its day, how long it takes to read, and its tags. */
export function ArticleMeta({ category, date, minutes, tags }: NonNullable<Page['article']>) {
  const { t } = useLingui();
  const { iso } = useSite();
  return (
    <div className={styles.meta}>
      <LocalLink href={`/blog/category/${category.slug}`} className={styles.category}>
        {category.name}
      </LocalLink>
      <p className={styles.facts}>
        <time dateTime={date}>{formatDate(date, iso)}</time>
        <span>
          <Plural value={minutes} one="# minute to read" other="# minutes to read" />
        </span>
      </p>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={t`Tags`}>
          {tags.map(({ slug, name }) => (
            <li key={slug}>
              <LocalLink href={`/blog/tag/${slug}`} className={styles.tag}>
                {name}
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
