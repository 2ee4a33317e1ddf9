import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styles from '#src/ui/fields/Progress.module.css';

interface ProgressProps {
  readonly label: string;
  /** From 0 to 1; absent while nobody knows. */
  readonly value?: number;
}

/** How much of something is done. */
export function Progress({ label, value }: ProgressProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {value !== undefined && (
        <span className={styles.value} aria-hidden="true">
          {new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(value)}
        </span>
      )}
      <progress id={id} className={styles.bar} value={value} max={1} />
    </div>
  );
}
