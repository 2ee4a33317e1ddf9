import { Still } from '#src/features/island/Still.tsx';
import styles from '#src/pages/contact/Contact.module.css';
import { ContactOffice } from '#src/pages/contact/ContactOffice.tsx';
import type { contactSchema } from '#src/pages/contact/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';
import { PageIntro } from '#src/ui/sections/PageIntro.tsx';

/** The same each time: what is drawn of it is kept by that. */
const NOTHING = {};

/** The ways to reach somebody in the main column, beside it who and where we are; then the page is one column again. */
export function Contact({ page, slots }: TemplateProps<typeof contactSchema>) {
  return (
    <>
      <PageIntro title={page.longtitle ?? page.title} lead={page.lead} />
      <div className={styles.layout} data-surface="white">
        <div className={styles.main}>{slots.ways}</div>
        <Still name="office" view={ContactOffice} fields={NOTHING} className={styles.office} />
      </div>
      {slots.body}
    </>
  );
}
