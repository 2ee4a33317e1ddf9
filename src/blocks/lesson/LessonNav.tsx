import { Trans, useLingui } from '@lingui/react/macro';
import type { LessonBlock } from '#src/blocks/lesson/schema.ts';
import styles from '#src/blocks/lesson/LessonNav.module.css';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** To the lessons before and after. */
export function LessonNav({ number, previous, next }: LessonBlock['place']) {
  const { t } = useLingui();
  if (!previous && !next) return null;
  return (
    <nav className={styles.nav} aria-label={t`Around lesson ${number}`}>
      {previous && (
        <a href={`#${previous.id}`} className={styles.link}>
          <span className={styles.label}>
            <Icon name="arrow-left" size={16} />
            <Trans>Previous lesson</Trans>
          </span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={`#${next.id}`} className={styles.link} data-side="next">
          <span className={styles.label}>
            <Trans>Next lesson</Trans>
            <Icon name="arrow-right" size={16} />
          </span>
          {next.title}
        </a>
      )}
    </nav>
  );
}
