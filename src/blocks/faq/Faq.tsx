import type { FaqBlock } from '#src/blocks/faq/schema.ts';
import styles from '#src/blocks/faq/Faq.module.css';
import { Section } from '#src/ui/Section.tsx';
import { SectionHead } from '#src/ui/SectionHead.tsx';

/** Questions that open without JavaScript. The answers are sanitised HTML, made by the schema. */
export function Faq({ id, title, items }: FaqBlock) {
  const titleId = `${id}-title`;
  return (
    <Section labelledBy={titleId} className={styles.layout}>
      <SectionHead id={titleId} title={title} layout="aside" />
      <div className={styles.list}>
        {items.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>
              <h3 className={styles.title}>{question}</h3>
            </summary>
            <div className={styles.answer} dangerouslySetInnerHTML={{ __html: answer }} />
          </details>
        ))}
      </div>
    </Section>
  );
}
