import { Children } from 'react';
import { ContactOffice } from '#src/pages/contact/ContactOffice.tsx';
import styles from '#src/pages/contact/Contact.module.css';
import type { TemplateProps } from '#src/shared/template.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';

/** Blocks that are made for the full width. From the first of them on, the page is one column again. */
const WIDE = new Set(['faq', 'partner-cards', 'cta']);

/** The ways to reach somebody in the main column, beside it who and where we are; then bands over the full width. */
export function Contact({ page, children }: TemplateProps) {
  const blocks = Children.toArray(children);
  const wide = page.blocks.findIndex(({ type }) => WIDE.has(type));
  const split = wide < 0 ? blocks.length : wide;
  return (
    <>
      <PageIntro title={page.longtitle ?? page.title} lead={page.lead} />
      <div className={styles.layout} data-surface="white">
        <div className={styles.main}>{blocks.slice(0, split)}</div>
        <ContactOffice />
      </div>
      {blocks.slice(split)}
    </>
  );
}
