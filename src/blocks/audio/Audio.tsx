import { AudioPlayer } from '#src/blocks/audio/AudioPlayer.tsx';
import type { AudioBlock } from '#src/blocks/audio/schema.ts';
import styles from '#src/blocks/audio/Audio.module.css';
import { Section } from '#src/ui/sections/Section.tsx';
import { SectionHead } from '#src/ui/sections/SectionHead.tsx';

/** A conversation to listen to, or to read: the transcript is always there. Nothing plays by itself. */
export function Audio({ id, surface, title, lead, note, ...recording }: AudioBlock) {
  const titleId = `${id}-title`;
  return (
    <Section surface={surface} labelledBy={titleId}>
      <SectionHead id={titleId} title={title} lead={lead} />
      <AudioPlayer {...recording} />
      {note && <p className={styles.note}>{note}</p>}
    </Section>
  );
}
