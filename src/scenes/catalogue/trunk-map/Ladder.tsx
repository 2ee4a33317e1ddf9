import { Trans } from '@lingui/react/macro';
import styles from '#src/scenes/catalogue/trunk-map/Ladder.module.css';
import type { TrunkMapScene } from '#src/scenes/catalogue/trunk-map/schema.ts';
import { formatMilliseconds } from '#src/scenes/parts/sceneFormats.ts';
import { useSite } from '#src/request/SiteContext.tsx';

/** The place of the provider: of five the last but one. */
const TRUNK_ENDS = 4;

type LadderProps = Pick<TrunkMapScene, 'stations' | 'messages' | 'media'>;

/** Who takes part side by side, and each message as an arrow from one to another, downwards in time. */
export function Ladder({ stations, messages, media }: LadderProps) {
  const { iso } = useSite();
  const nameOf = (station: number) => stations[station - 1]?.label;
  return (
    <div className={styles.ladder}>
      <ul className={styles.stations}>
        {stations.map(({ label, isDown }) => (
          <li key={label} className={styles.station} data-down={isDown}>
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
      <ol className={styles.messages}>
        {messages.map(({ at, from, to, text }, index) => {
          const isLost = stations[to - 1]?.isDown;
          return (
            <li key={at} className={styles.row} data-step={index + 1}>
              <span className={styles.at}>{formatMilliseconds(at, iso)}</span>
              <span
                className={styles.message}
                data-from={Math.min(from, to)}
                data-to={Math.max(from, to)}
                data-back={from > to}
                data-lost={isLost}
              >
                <span className={styles.text}>{text}</span>
                <span className="visuallyHidden">{` ${nameOf(from) ?? ''} → ${nameOf(to) ?? ''}`}</span>
                {isLost && (
                  <span className={styles.lost}>
                    <Trans>no answer</Trans>
                  </span>
                )}
              </span>
            </li>
          );
        })}
        <li className={styles.row} data-step={messages.length + 1}>
          {/* What is agreed on the trunk ends where it ends: behind it is the phone network. */}
          <span className={styles.media} data-from="1" data-to={TRUNK_ENDS}>
            <span className={styles.voices}>{media}</span>
          </span>
        </li>
      </ol>
    </div>
  );
}
