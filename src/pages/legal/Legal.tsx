import styles from '#src/pages/legal/Legal.module.css';
import type { legalSchema } from '#src/pages/legal/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';
import { PageIntro } from '#src/ui/sections/PageIntro.tsx';

/** A text that must be read as it stands. */
export function Legal({ page, slots }: TemplateProps<typeof legalSchema>) {
  return (
    <div className={styles.legal}>
      <PageIntro title={page.longtitle ?? page.title} />
      {slots.body}
    </div>
  );
}
