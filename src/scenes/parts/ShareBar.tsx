import { layShares } from '#src/scenes/parts/layShares.ts';
import styles from '#src/scenes/parts/ShareBar.module.css';

interface ShareBarProps {
  /** How many there are of each; a part's colour is that of its tone. */
  readonly parts: readonly {
    readonly count: number;
    readonly tone: 'iris' | 'iris-light' | 'mint' | 'amber' | 'plain';
  }[];
}

/** Parts of a whole as one bar. What it shows, the figures beside it say. */
export function ShareBar({ parts }: ShareBarProps) {
  const shares = layShares(parts.map(({ count }) => count));
  return (
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      {parts.map(({ tone }, index) => (
        <rect
          key={tone}
          data-tone={tone}
          x={`${(shares[index]?.from ?? 0).toFixed(2)}%`}
          width={`${(shares[index]?.share ?? 0).toFixed(2)}%`}
          height="100%"
        />
      ))}
    </svg>
  );
}
