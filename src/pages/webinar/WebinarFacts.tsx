import { Plural, Trans } from '@lingui/react/macro';
import styles from '#src/pages/webinar/Webinar.module.css';
import { formatDayOf, formatTimeOf, formatUtcOffset } from '#src/i18n/formatDate.ts';
import { languageNames } from '#src/i18n/languageNames.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { describeEvent } from '#src/pages/webinar/describeEvent.ts';
import type { webinarSchema } from '#src/pages/webinar/schema.ts';
import type { PageOf } from '#src/shared/page/template.ts';
import { JsonLd } from '#src/ui/sections/JsonLd.tsx';

/** The day by the first clock of the page's language, and the time by each of its clocks, on whose side it may be another day. */
export function WebinarFacts(page: PageOf<typeof webinarSchema>) {
  const { iso } = useSite();
  const { webinar } = page;
  if (!webinar) return null;
  const { startsAt, minutes, language, zones } = webinar;
  const dayBy = (timeZone: string) => formatDayOf(startsAt, iso, timeZone);
  const day = dayBy(zones[0]?.timeZone ?? 'UTC');
  const spoken = languageNames(iso).of(language);
  return (
    <>
      <JsonLd data={describeEvent(page, webinar)} />
      <p className={styles.day}>
        <time dateTime={startsAt}>{day}</time>
      </p>
      <dl className={styles.clocks}>
        {zones.map(({ place, timeZone }) => (
          <div key={timeZone} className={styles.clock}>
            <dt>
              {place} <span className={styles.offset}>{formatUtcOffset(startsAt, timeZone)}</span>
            </dt>
            <dd>
              {dayBy(timeZone) !== day && <span className={styles.otherDay}>{dayBy(timeZone)} </span>}
              <span className={styles.hour}>{formatTimeOf(startsAt, iso, timeZone)}</span>
            </dd>
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
    </>
  );
}
