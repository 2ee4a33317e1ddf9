import { useId } from 'react';
import { formatNumber } from '#src/shared/text/formatNumber.ts';
import { useIso } from '#src/ui/fields/useIso.ts';
import styles from '#src/ui/fields/Progress.module.css';

interface ProgressProps {
  readonly label: string;
  /** From 0 to 1; absent while nobody knows. */
  readonly value?: number;
}

const PERCENT = { style: 'percent' } as const;

/** How much of something is done. */
export function Progress({ label, value }: ProgressProps) {
  const iso = useIso();
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {value !== undefined && (
        <span className={styles.value} aria-hidden="true">
          {formatNumber(value, iso, PERCENT)}
        </span>
      )}
      <progress id={id} className={styles.bar} value={value} max={1} />
    </div>
  );
}
