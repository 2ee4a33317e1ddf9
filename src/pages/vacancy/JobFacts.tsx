import { Trans } from '@lingui/react/macro';
import { formatDate } from '#src/i18n/formatDate.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { vacancySchema } from '#src/pages/vacancy/schema.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import type { JobWords } from '#src/shared/page/job.ts';
import type { FilledOf } from '#src/shared/page/templateSchema.ts';
import { FactList } from '#src/ui/display/FactList.tsx';

interface JobFactsProps {
  readonly job: JobWords;
  readonly vacancy: NonNullable<FilledOf<typeof vacancySchema>['vacancy']>;
}

const LIST = '/careers';

/** What candidates ask first; team and place lead to the other vacancies there. */
export function JobFacts({ job, vacancy: { team, places, posted } }: JobFactsProps) {
  const { iso } = useSite();
  return (
    <FactList>
      <div>
        <dt>
          <Trans context="of a job">Team</Trans>
        </dt>
        <dd>
          <LocalLink href={`${LIST}?team=${team.slug}`}>{team.name}</LocalLink>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Place</Trans>
        </dt>
        {places.map(({ slug, name }) => (
          <dd key={slug}>
            <LocalLink href={`${LIST}?place=${slug}`}>{name}</LocalLink>
          </dd>
        ))}
      </div>
      <div>
        <dt>
          <Trans>Hours</Trans>
        </dt>
        <dd>{job.hours}</dd>
      </div>
      <div>
        <dt>
          <Trans>Pay</Trans>
        </dt>
        <dd>{job.pay}</dd>
      </div>
      <div>
        <dt>
          <Trans>Open since</Trans>
        </dt>
        <dd>
          <time dateTime={posted}>{formatDate(posted, iso)}</time>
        </dd>
      </div>
    </FactList>
  );
}
