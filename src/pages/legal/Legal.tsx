import styles from '#src/pages/legal/Legal.module.css';
import type { TemplateProps } from '#src/shared/template.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';

/** A text that must be read as it stands. */
export function Legal({ page, children }: TemplateProps) {
  return (
    <div className={styles.legal}>
      <PageIntro title={page.longtitle ?? page.title} />
      {children}
    </div>
  );
}
