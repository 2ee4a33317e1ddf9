import { AudioPlayer } from '#src/blocks/audio/AudioPlayer.tsx';
import type { AudioBlock } from '#src/blocks/audio/schema.ts';
import styles from '#src/blocks/audio/Audio.module.css';
import { HeadedSection } from '#src/ui/sections/HeadedSection.tsx';

/** A conversation to listen to, or to read: the transcript is always there. Nothing plays by itself. */
export function Audio({ id, surface, title, lead, note, ...recording }: AudioBlock) {
  return (
    <HeadedSection id={id} surface={surface} title={title} lead={lead}>
      <AudioPlayer {...recording} />
      {note && <p className={styles.note}>{note}</p>}
    </HeadedSection>
  );
}
