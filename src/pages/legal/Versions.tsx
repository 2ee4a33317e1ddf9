import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#src/i18n/formatDate.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { LegalPartProps } from '#src/pages/legal/LegalPartProps.ts';
import styles from '#src/pages/legal/Versions.module.css';
import { useSite } from '#src/request/SiteContext.tsx';

/** Below the title: when the text holds, which others there were, and what changed. */
export function Versions({ path, version, versions = [], comparedAt }: LegalPartProps) {
  const { t } = useLingui();
  const { iso } = useSite();
  if (!version) return null;
  const from = formatDate(version.from, iso);
  const until = version.until && formatDate(version.until, iso);
  return (
    <div className={styles.versions}>
      <p className={until ? styles.past : styles.days}>
        {until ? (
          <Trans>
            In force from {from} to {until}. A later version applies now.
          </Trans>
        ) : (
          <Trans>In force since {from}.</Trans>
        )}
      </p>
      {versions.length > 1 && (
        <nav aria-label={t`Versions`}>
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
