import { Breadcrumbs } from '#src/features/breadcrumbs/Breadcrumbs.tsx';
import { JobFacts } from '#src/pages/vacancy/JobFacts.tsx';
import { describeJob } from '#src/pages/vacancy/describeJob.ts';
import type { vacancySchema } from '#src/pages/vacancy/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';
import { JsonLd } from '#src/ui/sections/JsonLd.tsx';
import { PageIntro } from '#src/ui/sections/PageIntro.tsx';

/** A vacancy. What candidates ask first stands beside its title. */
export function Vacancy({ page, slots }: TemplateProps<typeof vacancySchema>) {
  const { job, vacancy } = page;
  return (
    <>
      <Breadcrumbs page={page} />
      <PageIntro
        title={page.longtitle ?? page.title}
        lead={page.lead}
        surface="tint"
        aside={job && vacancy && <JobFacts job={job} vacancy={vacancy} />}
      />
      {slots.body}
      {job && vacancy && <JsonLd data={describeJob(page, job, vacancy)} />}
    </>
  );
}
