import styles from '#src/scenes/parts/Pips.module.css';

interface PipsProps {
  readonly value: number;
  /** How many there could be. */
  readonly of: number;
}

/** Points given and not given, one beside the other. The figure beside them says the same. */
export function Pips({ value, of }: PipsProps) {
  return (
    <span className={styles.pips} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <i key={index} data-given={index < value} />
      ))}
    </span>
  );
}
