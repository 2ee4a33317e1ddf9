import type { RichTextBlock } from '#src/blocks/rich-text/schema.ts';
import '#src/ui/display/CodeTokens.module.css';
import styles from '#src/blocks/rich-text/RichText.module.css';
import { localizeHtml } from '#src/i18n/localizeHtml.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { Section } from '#src/ui/sections/Section.tsx';

/** The body is sanitised HTML, made by the schema. */
export function RichText({ body }: RichTextBlock) {
  const { prefix } = useSite();
  return (
    <Section>
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: localizeHtml(body, prefix) }} />
    </Section>
  );
}
