import { Trans } from '@lingui/react/macro';
import { formatClock, formatMilliseconds } from '#src/scenes/parts/sceneFormats.ts';
import styles from '#src/scenes/parts/Talk.module.css';
import type { SpokenTurn } from '#src/scenes/parts/sceneTurns.ts';
import { useSite } from '#src/request/SiteContext.tsx';

interface TalkProps {
  readonly turns: readonly SpokenTurn[];
  /** The step with which the first turn comes; each has one of its own. */
  readonly step?: number;
  /** Whether the time between a caller's last sound and the answer is shown. */
  readonly waits?: boolean;
  /** Whether the answering side has placed the call. */
  readonly isOutgoing?: boolean;
}

/** What is said in a call, turn by turn, with its times. */
export function Talk({ turns, step = 1, waits = true, isOutgoing = false }: TalkProps) {
  const { iso } = useSite();
  return (
    <ol className={styles.talk}>
      {turns.map(({ side, at, text }, index) => {
        const before = turns[index - 1];
        const wait =
          waits && before?.side === 'caller' && side === 'answer' ? Math.round((at - before.until) * 1000) : 0;
        return (
          <li key={at} className={styles.turn} data-side={side} data-step={step + index}>
            {wait > 0 && (
              <span className={styles.wait}>
                <span className="visuallyHidden">
                  <Trans>Pause:</Trans>{' '}
                </span>
                {formatMilliseconds(wait, iso)}
              </span>
            )}
            <span className={styles.at}>{formatClock(at, iso)}</span>
            <p className={styles.text}>
              <span className="visuallyHidden">
                {isOutgoing ? <OutgoingName side={side} /> : <IncomingName side={side} />}{' '}
              </span>
              {text}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

type Side = Pick<SpokenTurn, 'side'>;

const IncomingName = ({ side }: Side) => (side === 'caller' ? <Trans>Caller:</Trans> : <Trans>Answer:</Trans>);

const OutgoingName = ({ side }: Side) => (side === 'caller' ? <Trans>Called party:</Trans> : <Trans>Caller:</Trans>);
