import type { ReactNode } from 'react';
import type { MediaBlock } from '#src/blocks/media/schema.ts';
import styles from '#src/blocks/media/Media.module.css';
import { FlagTile } from '#src/ui/drawings/illustrations/FlagTile.tsx';
import { NodeGraphArt } from '#src/ui/drawings/illustrations/NodeGraphArt.tsx';
import { Sparkbars } from '#src/ui/drawings/illustrations/Sparkbars.tsx';
import { Section } from '#src/ui/sections/Section.tsx';
import { turnLengths } from '#src/ui/drawings/turnLengths.ts';
import { Turns } from '#src/ui/drawings/Turns.tsx';

const DRAWN_TURNS = 6;

const drawings: Readonly<Record<MediaBlock['kind'], (block: MediaBlock) => ReactNode>> = {
  turns: ({ title, text }) => <Turns lengths={turnLengths(`${title} ${text}`, DRAWN_TURNS)} />,
  'node-line': ({ id }) => <NodeGraphArt seed={id} />,
  sparkbars: ({ id }) => <Sparkbars seed={id} />,
  flagtile: ({ id, countries }) => <FlagTile seed={id} codes={countries} />,
};

/** A thought beside its drawing, whose caption says what is drawn. */
export function Media(block: MediaBlock) {
  const { id, surface, title, text, caption, kind, side } = block;
  const titleId = `${id}-title`;
  return (
    <Section surface={surface} labelledBy={titleId}>
      <div className={styles.layout} data-side={side}>
        <div className={styles.copy}>
          <h2 id={titleId}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <figure className={styles.figure}>
          <div className={styles.drawing}>{drawings[kind](block)}</div>
          <figcaption className={styles.caption}>{caption}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
