import type { ReactNode } from 'react';
import styles from '#src/scenes/parts/Rows.module.css';

interface Row {
  readonly label: string;
  readonly value: ReactNode;
  /** The label is code: an event, a method. */
  readonly isCode?: boolean;
}

interface RowsProps {
  readonly rows: readonly Row[];
  /** The step with which the first row comes; each has one of its own. Without it they are there. */
  readonly step?: number;
}

/** Names and their values, one below the other. */
export function Rows({ rows, step }: RowsProps) {
  return (
    <dl>
      {rows.map(({ label, value, isCode }, index) => (
        <div key={label} className={styles.row} data-step={step === undefined ? undefined : step + index}>
          <dt className={styles.label}>{isCode ? <code>{label}</code> : label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
