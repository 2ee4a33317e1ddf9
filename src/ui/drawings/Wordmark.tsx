import styles from '#src/ui/drawings/Wordmark.module.css';
import { WORDMARK_SIGN } from '#src/ui/drawings/wordmarkSign.ts';

/** The brand's sign, two turns on one line, and its name. */
export function Wordmark({ name }: { readonly name: string }) {
  const { width, height, bars, bar } = WORDMARK_SIGN;
  return (
    <span className={styles.wordmark}>
      <svg
        className={styles.sign}
        viewBox={[0, 0, width, height].join(' ')}
        width={width}
        height={height}
        aria-hidden="true"
        focusable="false"
      >
        {bars.map(({ voice, x, y }) => (
          <rect key={voice} className={styles[voice]} x={x} y={y} {...bar} />
        ))}
      </svg>
      <span>{name}</span>
    </span>
  );
}
