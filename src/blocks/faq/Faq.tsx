import type { FaqBlock } from '#src/blocks/faq/schema.ts';
import styles from '#src/blocks/faq/Faq.module.css';
import { localizeHtml } from '#src/i18n/localizeHtml.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { Accordion } from '#src/ui/display/Accordion.tsx';
import { Section } from '#src/ui/sections/Section.tsx';
import { SectionHead } from '#src/ui/sections/SectionHead.tsx';

/** Questions that open without JavaScript. The answers are sanitised HTML, made by the schema. */
export function Faq({ id, title, items }: FaqBlock) {
  const { prefix } = useSite();
  const titleId = `${id}-title`;
  return (
    <Section labelledBy={titleId} className={styles.layout}>
      <SectionHead id={titleId} title={title} layout="aside" />
      <Accordion
        items={items.map(({ question, answer }) => ({
          title: question,
          content: <div dangerouslySetInnerHTML={{ __html: localizeHtml(answer, prefix) }} />,
        }))}
      />
    </Section>
  );
}
