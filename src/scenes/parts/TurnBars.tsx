import { layBars } from '#src/scenes/parts/layBars.ts';
import styles from '#src/scenes/parts/TurnBars.module.css';

interface TurnBarsProps {
  /** Who speaks when, in seconds. */
  readonly turns: readonly { readonly side: 'caller' | 'answer'; readonly at: number; readonly until: number }[];
  /** Where the call is now, in seconds. */
  readonly now: number;
}

const BAR = 7;

/** A call in the smallest space: each turn a bar, as long as it took, the caller's above the answer's. */
export function TurnBars({ turns, now }: TurnBarsProps) {
  return (
    <svg className={styles.bars} width="100%" height="22" aria-hidden="true" focusable="false">
      {layBars(turns, now).map(({ side, x, width }) => (
        <rect
          key={x}
          className={styles[side]}
          x={`${x}%`}
          y={side === 'caller' ? 1 : 1 + BAR + 6}
          width={`${width}%`}
          height={BAR}
          rx={BAR / 2}
        />
      ))}
    </svg>
  );
}
