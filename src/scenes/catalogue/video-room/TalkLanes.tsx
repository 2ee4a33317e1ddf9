import { Trans } from '@lingui/react/macro';
import { layTalk } from '#src/scenes/catalogue/video-room/layTalk.ts';
import type { VideoRoomScene } from '#src/scenes/catalogue/video-room/schema.ts';
import styles from '#src/scenes/catalogue/video-room/TalkLanes.module.css';
import { formatLength } from '#src/scenes/parts/sceneFormats.ts';
import { Ruler } from '#src/ui/drawings/Ruler.tsx';

/** Who has spoken when, each on a lane of their own, with the time that comes to. */
export function TalkLanes({ people, talk }: Pick<VideoRoomScene, 'people' | 'talk'>) {
  const lanes = layTalk(talk, people.length);
  return (
    <>
      <p className={styles.head}>
        <Trans>Who has spoken</Trans>
      </p>
      <dl>
        {lanes.map(({ who, bars, seconds, isNow }) => (
          <div key={who} className={styles.lane} data-now={isNow}>
            <dt className={styles.name}>{people[who - 1]?.name}</dt>
            <dd className={styles.time}>
              <svg className={styles.bars} aria-hidden="true" focusable="false">
                {bars.map(({ x, width }) => (
                  <rect key={x} x={`${x}%`} width={`${width}%`} height="8" rx="4" />
                ))}
              </svg>
              {formatLength(seconds)}
            </dd>
          </div>
        ))}
      </dl>
      <Ruler ticks={36} className={styles.ruler} />
    </>
  );
}
