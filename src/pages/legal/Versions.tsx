import { Trans } from '@lingui/react/macro';
import { formatDate } from '#src/i18n/formatDate.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { LegalPartProps } from '#src/pages/legal/LegalPartProps.ts';
import type { Standing } from '#src/pages/legal/schema.ts';
import styles from '#src/pages/legal/Versions.module.css';
import { useSite } from '#src/request/SiteContext.tsx';

const NAME = 'versions';

/** Below the title: when the text holds, which others there were, and what changed. */
export function Versions({ path, version, standing, versions = [], comparedAt }: LegalPartProps) {
  const { iso } = useSite();
  if (!version) return null;
  return (
    <div className={styles.versions}>
      <Days {...version} standing={standing} />
      {versions.length > 1 && (
        <nav aria-labelledby={NAME}>
          <span id={NAME}>
            <Trans>Versions</Trans>
          </span>
          <ul className={styles.list}>
            {versions.map((other) => {
              const day = <time dateTime={other.from}>{formatDate(other.from, iso)}</time>;
              return (
                <li key={other.path}>
                  {other.path === path ? (
                    <span aria-current="page" className={styles.current}>
                      {day}
                    </span>
                  ) : (
                    <LocalLink href={other.path}>{day}</LocalLink>
                  )}
                </li>
              );
            })}
            {comparedAt && (
              <li>
                <LocalLink href={comparedAt}>
                  <Trans>What changed, word by word</Trans>
                </LocalLink>
              </li>
            )}
          </ul>
        </nav>
      )}
    </div>
  );
}

interface DaysProps {
  readonly from: string;
  readonly until?: string | undefined;
  /** A CMS may leave it out: then what has a last day is over. */
  readonly standing: Standing | undefined;
}

/** Whether the text holds now, and its days. */
function Days({ standing, ...days }: DaysProps) {
  const { iso } = useSite();
  const from = formatDate(days.from, iso);
  const until = days.until && formatDate(days.until, iso);
  const state = standing ?? (until ? 'over' : 'holds');
  return (
    <p className={state === 'over' || state === 'ahead' ? styles.apart : styles.days}>
      {state === 'ahead' && <Trans>Not in force yet: applies from {from}.</Trans>}
      {state === 'holds' && <Trans>In force since {from}.</Trans>}
      {state === 'ending' && (
        <Trans>
          In force from {from} to {until}. A later version applies after that.
        </Trans>
      )}
      {state === 'over' && (
        <Trans>
          In force from {from} to {until}. A later version applies now.
        </Trans>
      )}
    </p>
  );
}
