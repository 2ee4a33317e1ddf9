import type { StepsBlock } from '#src/blocks/steps/schema.ts';
import styles from '#src/blocks/steps/Steps.module.css';
import { Section } from '#src/ui/sections/Section.tsx';
import { SectionHead } from '#src/ui/sections/SectionHead.tsx';

/** So many steps still fit side by side; more run down the page. */
const ACROSS = 4;

/** A way in numbered steps on one line: a few side by side, more of them down the page. */
export function Steps({ id, surface, title, lead, items }: StepsBlock) {
  const titleId = `${id}-title`;
  return (
    <Section surface={surface} labelledBy={titleId}>
      <div className={styles.layout} data-layout={items.length <= ACROSS ? 'across' : 'down'}>
        <SectionHead id={titleId} title={title} lead={lead} layout={items.length <= ACROSS ? 'split' : 'aside'} />
        <ol className={styles.list} data-count={items.length}>
          {items.map((item) => (
            <li key={item.title} className={styles.item}>
              <h3 className={styles.title}>{item.title}</h3>
              <p className={styles.text}>{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
