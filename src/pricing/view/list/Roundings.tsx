import styles from '#src/pricing/view/list/Roundings.module.css';

interface RoundingsProps {
  /** For each rate of a row: where the call begins, and how it is rounded up. */
  readonly roundings: readonly { readonly group: string; readonly rounding: string }[];
}

/** How calls of a row are rounded up: once where all are alike, else for each of its rates. */
export function Roundings({ roundings }: RoundingsProps) {
  const [first] = roundings;
  if (roundings.every(({ rounding }) => rounding === first?.rounding)) return first?.rounding;
  return roundings.map(({ group, rounding }) => (
    <span key={group} className={styles.rounding}>
      {`${group}: ${rounding}`}
    </span>
  ));
}
