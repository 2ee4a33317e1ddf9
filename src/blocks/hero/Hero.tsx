import { Transcript } from '#src/blocks/hero/Transcript.tsx';
import type { HeroBlock } from '#src/blocks/hero/schema.ts';
import styles from '#src/blocks/hero/Hero.module.css';
import { Actions } from '#src/features/actions/Actions.tsx';
import { Ruler } from '#src/ui/drawings/Ruler.tsx';
import { turnLengths } from '#src/ui/drawings/turnLengths.ts';
import { Turns } from '#src/ui/drawings/Turns.tsx';

const SHORT_TITLE = 32;
const DRAWN_TURNS = 5;

/** The head of a page: the only block that prints the h1. */
export function Hero({ id, surface, eyebrow, title, lead, actions, transcript }: HeroBlock) {
  const titleId = `${id}-title`;
  const size = title.length <= SHORT_TITLE ? 'short' : 'long';
  return (
    <section className={styles.hero} data-surface={surface} aria-labelledby={titleId}>
      <div className={styles.grid}>
        <div className={styles.copy}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 id={titleId} className={styles.title} data-size={size}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
          <Actions actions={actions} />
        </div>
        {transcript ? (
          <Transcript {...transcript} />
        ) : (
          <Turns className={styles.drawing} lengths={turnLengths(title + lead, DRAWN_TURNS)} />
        )}
      </div>
      <Ruler className={styles.ruler} ticks={80} />
    </section>
  );
}
