import { Still } from '#src/features/island/Still.tsx';
import styles from '#src/pages/legal/Legal.module.css';
import { legalParts } from '#src/pages/legal/legalParts.ts';
import type { legalSchema } from '#src/pages/legal/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';
import { PageIntro } from '#src/ui/sections/PageIntro.tsx';

/** A text that must be read as it stands: when it holds, its words, and what changed in them. */
export function Legal({ page, slots }: TemplateProps<typeof legalSchema>) {
  const { versions, changes } = legalParts;
  return (
    <div className={styles.legal}>
      <PageIntro title={page.longtitle ?? page.title}>
        {page.version && <Still name="versions" view={versions} fields={page} />}
      </PageIntro>
      {slots.body}
      {/* By what the browser knows, too: `changes` is left out of the page that it takes over. */}
      {page.compares && <Still name="changes" view={changes} fields={page} />}
    </div>
  );
}
