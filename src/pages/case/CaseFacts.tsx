import { Trans } from '@lingui/react/macro';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { caseSchema } from '#src/pages/case/schema.ts';
import type { FilledOf } from '#src/shared/page/templateSchema.ts';
import { FactList } from '#src/ui/display/FactList.tsx';

interface CaseFactsProps {
  readonly client: string;
  readonly placed: FilledOf<typeof caseSchema>['placed'];
}

const LIST = '/case-studies';

/** Who the client is, and where the case belongs, each with the way to its like. */
export function CaseFacts({ client, placed }: CaseFactsProps) {
  return (
    <FactList>
      <div>
        <dt>
          <Trans>Client</Trans>
        </dt>
        <dd>{client}</dd>
      </div>
      {placed && (
        <>
          <div>
            <dt>
              <Trans>Industry</Trans>
            </dt>
            {placed.industries.map(({ slug, name }) => (
              <dd key={slug}>
                <LocalLink href={`${LIST}/industry/${slug}`}>{name}</LocalLink>
              </dd>
            ))}
          </div>
          <div>
            <dt>
              <Trans>Region</Trans>
            </dt>
            {placed.regions.map(({ slug, name }) => (
              <dd key={slug}>
                <LocalLink href={`${LIST}?regions=${slug}`}>{name}</LocalLink>
              </dd>
            ))}
          </div>
          <div>
            <dt>
              <Trans>Channel</Trans>
            </dt>
            {placed.channels.map(({ slug, name }) => (
              <dd key={slug}>
                <LocalLink href={`${LIST}?channels=${slug}`}>{name}</LocalLink>
              </dd>
            ))}
          </div>
        </>
      )}
    </FactList>
  );
}
