import { Trans, useLingui } from '@lingui/react/macro';
import styles from '#src/scenes/catalogue/video-room/RoomTiles.module.css';
import type { RoomPerson } from '#src/scenes/catalogue/video-room/schema.ts';
import { Initials } from '#src/scenes/parts/Initials.tsx';
import { SignalBars } from '#src/scenes/parts/SignalBars.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

const TONES = ['iris', 'amber', 'mint'] as const;

interface RoomTilesProps {
  readonly people: readonly RoomPerson[];
  /** Who speaks now, counted from 1: the large tile, with the words below. */
  readonly speaker: number;
  readonly words: string;
}

/** A tile for each who is in the room; whoever speaks comes first and large. */
export function RoomTiles({ people, speaker, words }: RoomTilesProps) {
  const tiles = people.map((person, index) => ({ person, tone: TONES[index % TONES.length], who: index + 1 }));
  const ordered = [...tiles.filter(({ who }) => who === speaker), ...tiles.filter(({ who }) => who !== speaker)];
  return (
    <ul className={styles.tiles}>
      {ordered.map(({ person, tone, who }, index) => (
        <li
          key={person.name}
          className={styles.tile}
          data-tone={tone}
          data-by={person.by}
          data-speaks={who === speaker}
          data-step={index === 0 ? undefined : index}
        >
          <Face person={person} tone={tone} isLarge={who === speaker} />
          {who === speaker && (
            <p className={styles.words} data-step={people.length + 1}>
              <span className="visuallyHidden">
                <Trans>Speaks now:</Trans>{' '}
              </span>
              {words}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

interface FaceProps {
  readonly person: RoomPerson;
  readonly tone: (typeof TONES)[number] | undefined;
  readonly isLarge: boolean;
}

function Face({ person: { name, role, by, signal }, tone, isLarge }: FaceProps) {
  const { t } = useLingui();
  return (
    <>
      {by === 'camera' ? (
        <span className={styles.face}>
          <Initials name={name} {...(tone && { tone })} size={isLarge ? 'large' : 'small'} />
        </span>
      ) : (
        <span className={styles.phone}>
          <Icon name="phone" size={20} />
          <span className="visuallyHidden">{t`By phone`}</span>
        </span>
      )}
      <p className={styles.label}>
        <b className={styles.name}>{name}</b>
        <span className={styles.role}>{role}</span>
      </p>
      <span className={styles.signal}>
        <SignalBars value={signal} />
      </span>
    </>
  );
}
