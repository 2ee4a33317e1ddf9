import styles from '#src/blocks/audio/Audio.module.css';
import type { AudioTurn } from '#src/blocks/audio/schema.ts';

const WIDTH = 960;
const HEIGHT = 220;
const BAR = 36;
const LANE = { caller: 44, answer: 120 } as const;
/** Major ticks of the ruler, in seconds. */
const TICK = 5;

interface CallStripProps {
  readonly turns: readonly AudioTurn[];
  readonly seconds: number;
  readonly time: number;
}

/** The recording at a glance: two voices on two lanes of one line, as long as they speak, over a ruler of seconds. */
export function CallStrip({ turns, seconds, time }: CallStripProps) {
  const x = (second: number) => Math.round((second / seconds) * WIDTH * 10) / 10;
  const ticks = Array.from({ length: seconds + 1 }, (_, second) =>
    ['M', x(second), HEIGHT, 'v', second % TICK === 0 ? -16 : -8].join(' '),
  );
  const line = turns.flatMap(({ side, from, to }, index) => {
    const middle = LANE[side] + BAR / 2;
    return [index === 0 ? 'M' : 'L', x(from), middle, 'H', x(to)];
  });
  return (
    <svg className={styles.strip} viewBox={[0, 0, WIDTH, HEIGHT].join(' ')} aria-hidden="true" focusable="false">
      <path className={styles.ticks} d={ticks.join('')} />
      <path className={styles.line} d={line.join(' ')} />
      {turns.map(({ side, from, to }) => (
        <rect
          key={from}
          className={styles[side]}
          x={x(from)}
          y={LANE[side]}
          width={x(to - from)}
          height={BAR}
          rx={BAR / 2}
        />
      ))}
      {time > 0 && <path className={styles.cursor} d={['M', x(time), 4, 'V', HEIGHT].join(' ')} />}
    </svg>
  );
}
