import { HeroPicture } from '#src/blocks/hero/HeroPicture.tsx';
import { PriceLine } from '#src/blocks/hero/PriceLine.tsx';
import type { HeroBlock } from '#src/blocks/hero/schema.ts';
import styles from '#src/blocks/hero/Hero.module.css';
import { Actions } from '#src/features/actions/Actions.tsx';
import { Ruler } from '#src/ui/drawings/Ruler.tsx';
import { WholeWords } from '#src/ui/sections/WholeWords.tsx';

/** In characters: longer titles, and longer words, do not fit beside a picture in the largest size. */
const SHORT_TITLE = 32;
const SHORT_WORD = 12;

/** The head of a page: the only block that prints the h1. */
export function Hero(hero: HeroBlock) {
  const { id, surface, eyebrow, title, lead, actions, prices, scene, scenes, versus } = hero;
  const titleId = `${id}-title`;
  const isShort = title.length <= SHORT_TITLE && title.split(/\s/).every(({ length }) => length <= SHORT_WORD);
  return (
    <section className={styles.hero} data-surface={surface} aria-labelledby={titleId}>
      <div className={styles.grid} data-picture={scene || scenes ? 'scene' : versus ? 'versus' : 'drawing'}>
        <div className={styles.copy}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 id={titleId} className={styles.title} data-size={isShort ? 'short' : 'long'}>
            <WholeWords text={title} />
          </h1>
          <p className={styles.lead}>{lead}</p>
          <Actions actions={actions} />
          <PriceLine prices={prices} />
        </div>
        <HeroPicture {...hero} />
      </div>
      <Ruler className={styles.ruler} ticks={80} />
    </section>
  );
}
