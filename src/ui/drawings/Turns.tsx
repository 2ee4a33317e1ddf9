import { layTurns, TURNS } from '#src/ui/drawings/layTurns.ts';
import styles from '#src/ui/drawings/Turns.module.css';

interface TurnsProps {
  /** What was said, in order; the length of each becomes the length of its bar. */
  readonly lengths: readonly number[];
  readonly className?: string | undefined;
}

/** Two voices taking turns on one line: the site's drawing. It says nothing that the text beside it does not. */
export function Turns({ lengths, className }: TurnsProps) {
  const { turns, line, height } = layTurns(lengths);
  return (
    <svg
      className={[styles.turns, className].filter(Boolean).join(' ')}
      viewBox={[0, 0, TURNS.width, height].join(' ')}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.line} d={line} />
      {turns.map(({ voice, x, y, width }) => (
        <rect key={y} className={styles[voice]} x={x} y={y} width={width} height={TURNS.bar} rx={TURNS.bar / 2} />
      ))}
    </svg>
  );
}
