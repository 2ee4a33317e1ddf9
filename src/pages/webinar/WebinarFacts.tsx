import { Plural, Trans } from '@lingui/react/macro';
import styles from '#src/pages/webinar/Webinar.module.css';
import { formatDayOf, formatTimeOf, formatUtcOffset } from '#src/i18n/formatDate.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import type { Webinar } from '#src/shared/page/webinar.ts';

/** The day by the first clock of the page's language, and the time by each of its clocks. */
export function WebinarFacts({ webinar: { startsAt, minutes, language, zones } }: { readonly webinar: Webinar }) {
  const { iso } = useSite();
  const spoken = new Intl.DisplayNames(iso, { type: 'language' }).of(language);
  return (
    <div className={styles.facts}>
      <p className={styles.day}>
        <time dateTime={startsAt}>{formatDayOf(startsAt, iso, zones[0]?.timeZone ?? 'UTC')}</time>
      </p>
      <dl className={styles.clocks}>
        {zones.map(({ place, timeZone }) => (
          <div key={timeZone} className={styles.clock}>
            <dt>
              {place} <span className={styles.offset}>{formatUtcOffset(startsAt, timeZone)}</span>
            </dt>
            <dd className={styles.hour}>{formatTimeOf(startsAt, iso, timeZone)}</dd>
          </div>
        ))}
        <div className={styles.clock}>
          <dt>
            <Trans>Length</Trans>
          </dt>
          <dd>
            <Plural value={minutes} one="# minute" other="# minutes" />
          </dd>
        </div>
        <div className={styles.clock}>
          <dt>
            <Trans>Spoken language</Trans>
          </dt>
          <dd>{spoken}</dd>
        </div>
      </dl>
    </div>
  );
}
