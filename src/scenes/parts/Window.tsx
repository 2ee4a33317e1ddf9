import type { ReactNode } from 'react';
import styles from '#src/scenes/parts/Window.module.css';

interface WindowProps {
  readonly title: string;
  /** `paper` is Kit's. */
  readonly tone?: 'light' | 'dark' | 'paper';
  /** Beside the title: chips, a caller. */
  readonly beside?: ReactNode;
  /** At the end of the bar: a clock, a button. */
  readonly end?: ReactNode;
  readonly className?: string | undefined;
  /** When it comes: the place in the order of what happens. */
  readonly step?: number;
  readonly children: ReactNode;
}

/** A window of the product: a bar with its title, and what is in it. */
export function Window({ title, tone = 'light', beside, end, className, step, children }: WindowProps) {
  return (
    <div className={[styles.window, className].filter(Boolean).join(' ')} data-tone={tone} data-step={step}>
      <div className={styles.bar}>
        <span className={styles.head}>
          <b className={styles.title}>{title}</b>
          {beside}
        </span>
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </div>
      {children}
    </div>
  );
}
