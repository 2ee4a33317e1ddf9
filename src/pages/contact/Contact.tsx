import { Children } from 'react';
import { ContactOffice } from '#src/pages/contact/ContactOffice.tsx';
import styles from '#src/pages/contact/Contact.module.css';
import type { TemplateProps } from '#src/shared/template.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';

/**
 * The ways to reach somebody in the main column, beside it who and where we are. From the first block on that is made for
 * the full width, the page is one column again.
 */
export function Contact({ page, wide = [], children }: TemplateProps) {
  const blocks = Children.toArray(children);
  const first = page.blocks.findIndex(({ id }) => wide.includes(id));
  const split = first < 0 ? blocks.length : first;
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
