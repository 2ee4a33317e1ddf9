import type { QuoteBlock } from '#src/blocks/quote/schema.ts';
import styles from '#src/blocks/quote/Quote.module.css';
import { Section } from '#src/ui/sections/Section.tsx';
import { turnLengths } from '#src/ui/drawings/turnLengths.ts';
import { Turns } from '#src/ui/drawings/Turns.tsx';
import { SampleMark } from '#src/ui/display/SampleMark.tsx';

const DRAWN_TURNS = 3;

/** One voice, alone on its band. */
export function Quote({ surface, text, role, company, sample }: QuoteBlock) {
  return (
    <Section surface={surface}>
      <figure className={styles.quote}>
        <Turns className={styles.drawing} lengths={turnLengths(text, DRAWN_TURNS)} />
        <blockquote className={styles.text}>
          <p>{text}</p>
        </blockquote>
        <figcaption className={styles.who}>
          <span className={styles.role}>{role}</span>
          <span>{company}</span>
          {sample && <SampleMark />}
        </figcaption>
      </figure>
    </Section>
  );
}
