import type { ReactNode } from 'react';
import { layBars } from '#src/scenes/parts/layBars.ts';
import styles from '#src/scenes/parts/TimeBars.module.css';

interface TimeBarsProps {
  /** What happened, each after the one before it, in the same unit of time. */
  readonly stages: readonly {
    readonly label: string;
    readonly at: number;
    readonly until: number;
    /** When it was over, written out. */
    readonly value: ReactNode;
    readonly isDone?: boolean;
  }[];
  /** The step with which the first one comes; each has one of its own. */
  readonly step: number;
}

/** What took how long, one thing after the other on one time line: each begins where the one before it ends. */
export function TimeBars({ stages, step }: TimeBarsProps) {
  const whole = stages.at(-1)?.until ?? 1;
  const bars = layBars(
    stages.map(({ label, at, until }) => ({ side: label, at, until })),
    whole,
  );
  return (
    <ol className={styles.stages}>
      {stages.map(({ label, value, isDone }, index) => {
        const { x = '0', end = '0' } = bars[index] ?? {};
        return (
          <li key={label} className={styles.stage} data-step={step + index}>
            <span>{label}</span>
            <svg className={styles.bar} width="100%" height="8" aria-hidden="true" focusable="false">
              <line data-done={isDone} x1={`${x}%`} x2={`${end}%`} y1="4" y2="4" />
            </svg>
            <span className={styles.value}>{value}</span>
          </li>
        );
      })}
    </ol>
  );
}
