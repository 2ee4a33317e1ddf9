import styles from '#src/scenes/parts/ScoreRing.module.css';

interface ScoreRingProps {
  readonly value: number;
  /** How much it could be. */
  readonly of: number;
}

const RADIUS = 33;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** A score in a ring that is as full as the score is high. */
export function ScoreRing({ value, of }: ScoreRingProps) {
  return (
    <span className={styles.score}>
      <svg viewBox="0 0 76 76" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="38" cy="38" r={RADIUS} />
        <circle
          className={styles.value}
          cx="38"
          cy="38"
          r={RADIUS}
          strokeDasharray={`${((value / of) * CIRCUMFERENCE).toFixed(2)} ${CIRCUMFERENCE.toFixed(2)}`}
          transform="rotate(-90 38 38)"
        />
      </svg>
      <b className={styles.number}>{value}</b>
    </span>
  );
}
