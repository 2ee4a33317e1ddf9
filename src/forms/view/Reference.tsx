import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import styles from '#src/forms/view/Reference.module.css';
import { REFERENCE } from '#src/forms/data/reference.ts';

/** The address is the visitor's: what does not look like a number of ours is not repeated. */
export function Reference() {
  const { t } = useLingui();
  const asked = new URLSearchParams(useLocation().search).get('ref') ?? '';
  if (!REFERENCE.test(asked)) return null;
  return (
    <div className={styles.band} data-surface="tint">
      <p className={styles.container}>
        <span className={styles.label}>{t`Reference number`}</span>
        <strong className={styles.number}>{asked}</strong>
        <span className={styles.hint}>{t`Please quote it when you write or call about this message.`}</span>
      </p>
    </div>
  );
}
