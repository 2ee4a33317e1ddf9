import { layLine, LINE_BOX } from '#src/scenes/parts/layLine.ts';
import styles from '#src/scenes/parts/SparkLine.module.css';

interface SparkLineProps {
  /** In the order of time, from nought up. */
  readonly values: readonly number[];
  /** The value at the upper edge, where several are to be compared. */
  readonly top?: number;
  readonly tone?: 'iris' | 'amber';
}

/** How a figure has come about, as a small line. What it shows, the figure beside it says. */
export function SparkLine({ values, top, tone = 'iris' }: SparkLineProps) {
  const { line, area } = layLine(values, top);
  return (
    <svg
      className={styles.spark}
      viewBox={[0, 0, LINE_BOX.width, LINE_BOX.height].join(' ')}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      data-tone={tone}
    >
      <path className={styles.area} d={area} />
      <path className={styles.line} d={line} />
    </svg>
  );
}
