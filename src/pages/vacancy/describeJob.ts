import { brand } from '#config/brand.ts';
import type { vacancySchema } from '#src/pages/vacancy/schema.ts';
import type { JobWords } from '#src/shared/page/job.ts';
import type { PageOf } from '#src/shared/page/template.ts';
import type { FilledOf } from '#src/shared/page/templateSchema.ts';

type VacancyPage = PageOf<typeof vacancySchema>;
type Placed = NonNullable<FilledOf<typeof vacancySchema>['vacancy']>;

/** @returns the vacancy in the words of schema.org, no more of it than the page says */
export function describeJob(page: VacancyPage, { hours, pay }: JobWords, { places, posted, team }: Placed) {
  const address = page.links?.canonical;
  return {
    '@type': 'JobPosting',
    title: page.menutitle ?? page.title,
    description: [page.lead ?? page.meta_description, hours, pay].join('\n'),
    datePosted: posted,
    hiringOrganization: { '@type': 'Organization', name: brand.name },
    occupationalCategory: team.name,
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: places.map(({ name }) => ({ '@type': 'AdministrativeArea', name })),
    ...(address ? { url: address } : {}),
  };
}
