import type { LogosBlock } from '#src/blocks/logos/schema.ts';
import styles from '#src/blocks/logos/Logos.module.css';
import { Section } from '#src/ui/sections/Section.tsx';

/** The standards that a product speaks, set as word-marks: text, not images. */
export function Logos({ id, surface, title, items }: LogosBlock) {
  const titleId = `${id}-title`;
  return (
    <Section surface={surface} labelledBy={titleId}>
      <div className={styles.layout}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.list}>
          {items.map(({ label, text }) => (
            <li key={label} className={styles.item}>
              <span className={styles.mark}>{label}</span>
              <span className={styles.text}>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
