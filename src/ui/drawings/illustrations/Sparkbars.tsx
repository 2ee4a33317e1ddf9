import styles from '#src/ui/drawings/illustrations/Art.module.css';
import { artProps, type ArtProps } from '#src/ui/drawings/illustrations/artProps.ts';
import { seedNumbers } from '#src/ui/drawings/illustrations/seedNumbers.ts';

const BARS = 28;
const PITCH = 20;
const BAR = 10;
const WIDTH = BARS * PITCH;
const HALF = 110;
const SHORTEST = 10;
const HEIGHT = HALF * 2 + 20;

/** A stretch of a call: the caller's voice above the line, the answer's below, never both loud at once. */
export function Sparkbars({ seed, ...rest }: ArtProps) {
  const loudness = seedNumbers(seed, BARS);
  const turn = 4 + Math.floor((seedNumbers(`${seed} turn`, 1)[0] ?? 0) * 4);
  const bars = loudness.map((share, index) => {
    const speaking = 0.35 + 0.65 * Math.sin((((index % turn) + 0.5) / turn) * Math.PI);
    const height = Math.round(SHORTEST + share * speaking * (HALF - SHORTEST));
    const caller = Math.floor(index / turn) % 2 === 0;
    return { x: index * PITCH, height, caller, y: caller ? HEIGHT / 2 - 4 - height : HEIGHT / 2 + 4 };
  });
  return (
    <svg {...artProps(rest, WIDTH, HEIGHT)}>
      <path className={styles.line} d={['M', 0, HEIGHT / 2, 'H', WIDTH].join(' ')} />
      {bars.map(({ x, y, height, caller }) => (
        <rect
          key={x}
          className={caller ? styles.caller : styles.answer}
          x={x}
          y={y}
          width={BAR}
          height={height}
          rx={BAR / 2}
        />
      ))}
    </svg>
  );
}
