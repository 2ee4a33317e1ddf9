import { Breadcrumbs } from '#src/features/breadcrumbs/Breadcrumbs.tsx';
import { Still } from '#src/features/island/Still.tsx';
import { JobFacts } from '#src/pages/vacancy/JobFacts.tsx';
import type { vacancySchema } from '#src/pages/vacancy/schema.ts';
import styles from '#src/pages/vacancy/Vacancy.module.css';
import type { TemplateProps } from '#src/shared/page/template.ts';
import { PageIntro } from '#src/ui/sections/PageIntro.tsx';

/** A vacancy. What candidates ask first stands beside its title. */
export function Vacancy({ page, slots }: TemplateProps<typeof vacancySchema>) {
  return (
    <>
      <Breadcrumbs page={page} />
      <PageIntro
        title={page.longtitle ?? page.title}
        lead={page.lead}
        surface="tint"
        aside={page.job && page.vacancy && <Still name="facts" view={JobFacts} fields={page} />}
      />
      <div className={styles.body}>{slots.body}</div>
    </>
  );
}
