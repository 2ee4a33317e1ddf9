import { Trans } from '@lingui/react/macro';
import styles from '#src/pages/case/Case.module.css';
import { CaseFacts } from '#src/pages/case/CaseFacts.tsx';
import type { caseSchema } from '#src/pages/case/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';
import { PageIntro } from '#src/ui/sections/PageIntro.tsx';

/** A case study. Its one figure closes the head; what is known of the client stands beside the title. */
export function Case({ page, slots }: TemplateProps<typeof caseSchema>) {
  const { study, placed } = page;
  return (
    <article className={styles.case}>
      <PageIntro
        title={page.longtitle ?? page.title}
        lead={page.lead}
        surface="tint"
        aside={study && <CaseFacts client={study.client} placed={placed} />}
      >
        {study && (
          <p className={styles.figure}>
            <strong className={styles.value}>{study.figure.value}</strong> <span>{study.figure.label}</span>
          </p>
        )}
        {placed?.sample && (
          <p className={styles.sample}>
            <Trans>This case is a sample: the client and its figures are made up.</Trans>
          </p>
        )}
      </PageIntro>
      <div className={styles.body}>{slots.body}</div>
    </article>
  );
}
