import { bendTo, TURN_OFFSET } from '#src/ui/turnPath.ts';
import styles from '#src/ui/Turns.module.css';

interface TurnsProps {
  /** What was said, in order; the length of each becomes the length of its bar. */
  readonly lengths: readonly number[];
  readonly className?: string | undefined;
}

const WIDTH = 440;
const PITCH = 52;
const BAR = 16;
const LONGEST = WIDTH - TURN_OFFSET;
const SHORTEST = 28;

/** Two voices taking turns on one line: the site's drawing. It says nothing that the text beside it does not. */
export function Turns({ lengths, className }: TurnsProps) {
  const longest = Math.max(...lengths, 1);
  const bars = lengths.map((length, index) => ({
    x: index % 2 === 0 ? 0 : TURN_OFFSET,
    y: index * PITCH,
    width: Math.round(Math.max(SHORTEST, (length / longest) * LONGEST)),
  }));
  const height = Math.max(1, lengths.length) * PITCH;
  const line = bars.map(({ x, y }, index) => {
    const previous = bars[index - 1];
    return previous ? bendTo(previous.x + 1, x + 1, y - PITCH + BAR / 2, y + BAR / 2) : ['M', 1, y + BAR / 2].join(' ');
  });
  return (
    <svg
      className={[styles.turns, className].filter(Boolean).join(' ')}
      viewBox={[0, 0, WIDTH, height].join(' ')}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.line} d={[...line, 'V', height].join(' ')} />
      {bars.map(({ x, y, width }, index) => (
        <rect
          key={y}
          className={index % 2 === 0 ? styles.caller : styles.answer}
          x={x}
          y={y}
          width={width}
          height={BAR}
          rx={BAR / 2}
        />
      ))}
    </svg>
  );
}
