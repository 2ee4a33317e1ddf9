import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import styles from '#src/pages/tutorial/LessonTable.module.css';
import type { Page } from '#src/shared/page/page.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';

/**
 * The table of lessons; it stays in sight beside them and shows where the reader is, and what lies behind: by `:target`
 * until the page is hydrated (see the styles), then by the address, as a navigation in the page moves no target.
 */
export function LessonTable({ minutes: total, lessons }: NonNullable<Page['course']>) {
  const { hash } = useLocation();
  const follows = useHydrated();
  const current = follows ? lessons.findIndex(({ id }) => hash === `#${id}`) : -1;
  return (
    <div className={styles.rail} data-follows={follows ? '' : undefined}>
      <nav className={styles.table} aria-labelledby="lessons-title">
        <h2 id="lessons-title" className={styles.title}>
          <Trans>Lessons</Trans>
        </h2>
        <p className={styles.total}>
          <Trans>{total} min in all</Trans>
        </p>
        <ol className={styles.list}>
          {lessons.map(({ id, title, minutes }, index) => (
            <li key={id} className={styles.item} data-state={stateOf(index, current)}>
              <a href={`#${id}`} className={styles.link} aria-current={index === current ? 'location' : undefined}>
                <span>{title}</span>
                <span className={styles.minutes}>
                  <Trans>{minutes} min</Trans>
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

function stateOf(index: number, current: number): 'passed' | 'current' | undefined {
  if (index === current) return 'current';
  return index < current ? 'passed' : undefined;
}
