import { useLingui } from '@lingui/react/macro';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { pageList } from '#src/ui/display/pageList.ts';
import styles from '#src/ui/display/Pagination.module.css';

interface PaginationProps {
  /** The page that is shown, from 1. */
  readonly current: number;
  readonly count: number;
  /** @returns a page's address as the browser is to follow it: with the locale prefix */
  readonly hrefOf: (page: number) => string;
  /** Tells this one from another of the same page. */
  readonly label?: string;
}

/** The pages of a list, as links; nothing where one page holds it all. */
export function Pagination({ current, count, hrefOf, label }: PaginationProps) {
  const { t } = useLingui();
  if (count < 2) return null;
  return (
    <nav aria-label={label ?? t`Pages`} className={styles.pagination}>
      {current > 1 && (
        <a href={hrefOf(current - 1)} rel="prev" className={styles.step}>
          <Icon name="chevron-left" size={20} />
          {t`Previous`}
        </a>
      )}
      <ol className={styles.list}>
        {pageList(current, count).map((page, index) => (
          <li key={page === 'gap' ? `gap-${String(index)}` : page}>
            {page === 'gap' ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <a
                href={hrefOf(page)}
                className={styles.page}
                aria-label={t`Page ${page}`}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </a>
            )}
          </li>
        ))}
      </ol>
      {current < count && (
        <a href={hrefOf(current + 1)} rel="next" className={styles.step}>
          {t`Next`}
          <Icon name="chevron-right" size={20} />
        </a>
      )}
    </nav>
  );
}
