import styles from '#src/ui/drawings/illustrations/Art.module.css';
import { artProps, type ArtProps } from '#src/ui/drawings/illustrations/artProps.ts';
import { seedNumbers } from '#src/ui/drawings/illustrations/seedNumbers.ts';

const SIZE = 96;
const BARS = 5;
const PITCH = 14;
const BAR = 8;
const SHORTEST = 12;
const LONGEST = 56;

/** Stands for a person without a face: a voice of its own, as five bars on a tile. */
export function SpeakerMark({ seed, ...rest }: ArtProps) {
  const start = (SIZE - (BARS - 1) * PITCH - BAR) / 2;
  return (
    <svg {...artProps(rest, SIZE, SIZE)}>
      <rect className={styles.tile} x={0.5} y={0.5} width={SIZE - 1} height={SIZE - 1} rx={20} />
      {seedNumbers(seed, BARS).map((share, index) => {
        const height = Math.round(SHORTEST + share * (LONGEST - SHORTEST));
        const x = start + index * PITCH;
        return (
          <rect
            key={x}
            className={index % 2 === 0 ? styles.caller : styles.answer}
            x={x}
            y={(SIZE - height) / 2}
            width={BAR}
            height={height}
            rx={BAR / 2}
          />
        );
      })}
    </svg>
  );
}
