import type { RichTextBlock } from '#src/blocks/rich-text/schema.ts';
import styles from '#src/blocks/rich-text/RichText.module.css';
import { Section } from '#src/ui/sections/Section.tsx';

/** The body is sanitised HTML, made by the schema. */
export function RichText({ body }: RichTextBlock) {
  return (
    <Section>
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: body }} />
    </Section>
  );
}
