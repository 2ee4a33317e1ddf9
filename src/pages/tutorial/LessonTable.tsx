import { Plural, Trans } from '@lingui/react/macro';
import styles from '#src/pages/tutorial/LessonTable.module.css';
import type { Page } from '#src/shared/page.ts';

/**
 * The table of lessons; it stays in sight beside them. Where the reader is, and what lies behind, is shown by `:target`
 * alone (see the styles), so the links stay with the browser: a navigation in the page would not move it.
 */
export function LessonTable({ minutes, lessons }: NonNullable<Page['course']>) {
  return (
    <div className={styles.rail}>
      <nav className={styles.table} aria-labelledby="lessons-title">
        <h2 id="lessons-title" className={styles.title}>
          <Trans>Lessons</Trans>
        </h2>
        <p className={styles.total}>
          <Plural value={minutes} one="# minute in all" other="# minutes in all" />
        </p>
        <ol className={styles.list}>
          {lessons.map((lesson) => (
            <li key={lesson.id} className={styles.item}>
              <a href={`#${lesson.id}`} target="_self" className={styles.link}>
                <span>{lesson.title}</span>
                <span className={styles.minutes}>
                  <Plural value={lesson.minutes} one="# min" other="# min" />
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
