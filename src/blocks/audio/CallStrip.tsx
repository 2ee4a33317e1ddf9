import styles from '#src/blocks/audio/Audio.module.css';
import type { AudioTurn } from '#src/blocks/audio/schema.ts';

const WIDTH = 960;
const HEIGHT = 128;
const BAR = 24;
const LANE = { caller: 20, answer: 76 } as const;
/** Major ticks of the ruler, in seconds. */
const TICK = 5;

interface CallStripProps {
  readonly turns: readonly AudioTurn[];
  readonly seconds: number;
  readonly time: number;
}

/** The recording at a glance: two voices on two lanes, as long as they speak, over a ruler of seconds. */
export function CallStrip({ turns, seconds, time }: CallStripProps) {
  const x = (second: number) => Math.round((second / seconds) * WIDTH * 10) / 10;
  const ticks = Array.from({ length: seconds + 1 }, (_, second) =>
    ['M', x(second), HEIGHT, 'v', second % TICK === 0 ? -12 : -6].join(' '),
  );
  return (
    <svg className={styles.strip} viewBox={[0, 0, WIDTH, HEIGHT].join(' ')} aria-hidden="true" focusable="false">
      <path className={styles.ticks} d={ticks.join('')} />
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
      <path className={styles.cursor} d={['M', x(time), 4, 'V', HEIGHT].join(' ')} />
    </svg>
  );
}
