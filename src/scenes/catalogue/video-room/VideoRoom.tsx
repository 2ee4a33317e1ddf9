import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { RoomTiles } from '#src/scenes/catalogue/video-room/RoomTiles.tsx';
import type { VideoRoomScene } from '#src/scenes/catalogue/video-room/schema.ts';
import { TalkLanes } from '#src/scenes/catalogue/video-room/TalkLanes.tsx';
import styles from '#src/scenes/catalogue/video-room/VideoRoom.module.css';
import { CallLog } from '#src/scenes/parts/CallLog.tsx';
import { Chip } from '#src/scenes/parts/Chip.tsx';
import { Rows } from '#src/scenes/parts/Rows.tsx';
import { formatLength } from '#src/scenes/parts/sceneFormats.ts';
import { SparkLine } from '#src/scenes/parts/SparkLine.tsx';
import { Window } from '#src/scenes/parts/Window.tsx';
import { formatNumber } from '#src/shared/text/formatNumber.ts';
import { useSite } from '#src/request/SiteContext.tsx';

/** A video room: who is there, who speaks, how a phone came in, and what is done while a network is weak. */
export function VideoRoom({ room, people, talk, words, dialIn, network }: VideoRoomScene) {
  const { t } = useLingui();
  const last = talk.at(-1);
  const beside = (
    <>
      <Chip live>{t`Live`}</Chip>
      <span className={styles.count}>
        <Plural value={people.length} one="# in the room" other="# in the room" />
      </span>
    </>
  );
  return (
    <div className={styles.scene}>
      <Window title={room} beside={beside} end={formatLength(Math.floor(last?.until ?? 0))} className={styles.room}>
        <div className={styles.body}>
          <RoomTiles people={people} speaker={last?.who ?? 1} words={words} />
        </div>
        <div className={styles.talk}>
          <TalkLanes people={people} talk={talk} />
        </div>
      </Window>
      <Window title={t`By phone`} end={dialIn.number} className={styles.dialIn} step={people.length + 2}>
        <CallLog entries={dialIn.entries} step={people.length + 3} />
      </Window>
      <Network {...network} name={people[network.who - 1]?.name ?? ''} step={people.length + 4} />
    </div>
  );
}

type NetworkProps = VideoRoomScene['network'] & { readonly name: string; readonly step: number };

function Network({ name, rates, picture, lost, note, step }: NetworkProps) {
  const { iso } = useSite();
  const { t } = useLingui();
  const percent = { style: 'percent', maximumFractionDigits: 1 } as const;
  const now = formatNumber(rates.at(-1) ?? 0, iso);
  return (
    <Window
      title={t`Network`}
      beside={<span className={styles.owner}>{name}</span>}
      className={styles.network}
      step={step}
    >
      <div className={styles.meter}>
        <p className={styles.rate}>
          <b className={styles.now}>{now}</b> <Trans>kbit/s</Trans>
        </p>
        <SparkLine values={rates} tone="amber" />
        <Rows
          rows={[
            { label: t`Picture`, value: <Chip tone="busy">{picture}</Chip> },
            { label: t`Lost packets`, value: formatNumber(lost / 100, iso, percent) },
          ]}
        />
        <p className={styles.note}>{note}</p>
      </div>
    </Window>
  );
}
