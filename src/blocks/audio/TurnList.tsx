import { Trans, useLingui } from '@lingui/react/macro';
import styles from '#src/blocks/audio/Audio.module.css';
import type { AudioTurn } from '#src/blocks/audio/schema.ts';
import { formatNumber } from '#src/shared/text/formatNumber.ts';
import { useSite } from '#src/request/SiteContext.tsx';

interface TurnListProps {
  readonly turns: readonly AudioTurn[];
  /** The index of the turn that is heard; -1 for none. */
  readonly current: number;
}

const MILLISECOND = 0.001;
/** From here on people ask whether somebody is there. */
const LONG_PAUSE = 1000;

/** The transcript, which follows the playback. What was not said, the pause before a turn, is written too. */
export function TurnList({ turns, current }: TurnListProps) {
  const { t } = useLingui();
  const { iso } = useSite();
  return (
    <ol className={styles.turns} aria-label={t`Transcript`}>
      {turns.map(({ side, from, text }, index) => {
        const before = turns[index - 1];
        const pause = before ? Math.round((from - before.to) / MILLISECOND) : 0;
        return (
          <li key={from} className={styles.turn} data-side={side} aria-current={index === current ? 'true' : undefined}>
            {pause > 0 && (
              <span className={styles.pause} data-long={pause >= LONG_PAUSE}>
                <span className="visuallyHidden">
                  <Trans>Pause:</Trans>{' '}
                </span>
                {formatNumber(pause, iso, { style: 'unit', unit: 'millisecond' })}
              </span>
            )}
            <span>
              <b className={styles.voice}>{side === 'caller' ? <Trans>Caller:</Trans> : <Trans>Answer:</Trans>}</b>{' '}
              {text}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
