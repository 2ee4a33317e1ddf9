import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDate } from '#src/i18n/formatDate.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { describeJob } from '#src/pages/vacancy/describeJob.ts';
import type { vacancySchema } from '#src/pages/vacancy/schema.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import type { PageOf } from '#src/shared/page/template.ts';
import { FactList } from '#src/ui/display/FactList.tsx';
import { JsonLd } from '#src/ui/sections/JsonLd.tsx';

const LIST = '/careers';

/** What candidates ask first; team and place lead to the other vacancies there. */
export function JobFacts(page: PageOf<typeof vacancySchema>) {
  const { iso } = useSite();
  const { job, vacancy } = page;
  if (!job || !vacancy) return null;
  const { team, places, posted } = vacancy;
  return (
    <>
      <JsonLd data={describeJob(page, job, vacancy)} />
      <FactList>
        <Fact term={<Trans context="of a job">Team</Trans>}>
          <dd>
            <LocalLink href={`${LIST}?team=${team.slug}`}>{team.name}</LocalLink>
          </dd>
        </Fact>
        <Fact term={<Trans>Place</Trans>}>
          {places.map(({ slug, name }) => (
            <dd key={slug}>
              <LocalLink href={`${LIST}?place=${slug}`}>{name}</LocalLink>
            </dd>
          ))}
        </Fact>
        <Fact term={<Trans>Hours</Trans>}>
          <dd>{job.hours}</dd>
        </Fact>
        <Fact term={<Trans>Pay</Trans>}>
          <dd>{job.pay}</dd>
        </Fact>
        <Fact term={<Trans>Open since</Trans>}>
          <dd>
            <time dateTime={posted}>{formatDate(posted, iso)}</time>
          </dd>
        </Fact>
      </FactList>
    </>
  );
}

function Fact({ term, children }: { readonly term: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      {children}
    </div>
  );
}
