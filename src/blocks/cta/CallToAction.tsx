import type { CtaBlock } from '#src/blocks/cta/schema.ts';
import styles from '#src/blocks/cta/CallToAction.module.css';
import { Actions } from '#src/features/actions/Actions.tsx';
import { Section } from '#src/ui/sections/Section.tsx';
import { turnLengths } from '#src/ui/drawings/turnLengths.ts';
import { Turns } from '#src/ui/drawings/Turns.tsx';

const DRAWN_TURNS = 4;

/** The drawn turns are as long as the words of the headline and of the text. */
export function CallToAction({ id, surface, title, text, actions }: CtaBlock) {
  const titleId = `${id}-title`;
  return (
    <Section surface={surface} labelledBy={titleId} className={styles.layout}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <Actions actions={actions} />
      </div>
      <Turns className={styles.drawing} lengths={turnLengths(`${title} ${text}`, DRAWN_TURNS)} />
    </Section>
  );
}
