import styles from '#src/scenes/parts/TargetMeter.module.css';

interface TargetMeterProps {
  /** What is reached, in percent. */
  readonly value: number;
  /** What should be reached, in percent. */
  readonly target: number;
  /** The mark is a limit: what lies under it is well. */
  readonly under?: boolean;
}

/** What is reached of a whole, and a mark where it should be. What it shows, the figures beside it say. */
export function TargetMeter({ value, target, under = false }: TargetMeterProps) {
  const isWell = under ? value <= target : value >= target;
  return (
    <svg className={styles.meter} aria-hidden="true" focusable="false" data-well={isWell}>
      <rect className={styles.track} y="6" width="100%" height="8" rx="4" />
      <rect className={styles.value} y="6" width={`${String(value)}%`} height="8" rx="4" />
      <line className={styles.target} x1={`${String(target)}%`} x2={`${String(target)}%`} y1="1" y2="19" />
    </svg>
  );
}
