import { useId } from 'react';
import { useNumberFormat } from '#src/ui/fields/useNumberFormat.ts';
import styles from '#src/ui/fields/Progress.module.css';

interface ProgressProps {
  readonly label: string;
  /** From 0 to 1; absent while nobody knows. */
  readonly value?: number;
}

const PERCENT = { style: 'percent' } as const;

/** How much of something is done. */
export function Progress({ label, value }: ProgressProps) {
  const percent = useNumberFormat(PERCENT);
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {value !== undefined && (
        <span className={styles.value} aria-hidden="true">
          {percent.format(value)}
        </span>
      )}
      <progress id={id} className={styles.bar} value={value} max={1} />
    </div>
  );
}
