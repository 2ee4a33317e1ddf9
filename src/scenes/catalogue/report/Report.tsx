import { Trans, useLingui } from '@lingui/react/macro';
import { containedShare } from '#src/scenes/catalogue/report/layWeeks.ts';
import { Reasons } from '#src/scenes/catalogue/report/Reasons.tsx';
import styles from '#src/scenes/catalogue/report/Report.module.css';
import type { ReportScene } from '#src/scenes/catalogue/report/schema.ts';
import { WeekColumns } from '#src/scenes/catalogue/report/WeekColumns.tsx';
import { formatLength, formatPercent } from '#src/scenes/parts/sceneFormats.ts';
import { Window } from '#src/scenes/parts/Window.tsx';
import { formatNumber } from '#src/shared/text/formatNumber.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** What a voicebot settles: week by week, by reason, and the calls behind one figure. */
export function Report({ report, monday, weeks, reasons, opened }: ReportScene) {
  const { t } = useLingui();
  return (
    <div className={styles.scene}>
      <Window title={report} end={t`By week`} className={styles.overview}>
        <div className={styles.body}>
          <LastWeek weeks={weeks} />
          <WeekColumns monday={monday} weeks={weeks} />
        </div>
      </Window>
      <Window title={t`Reasons for calling`} className={styles.reasons} step={weeks.length + 1}>
        <Reasons reasons={reasons} opened={opened.reason} />
      </Window>
      <OpenedCalls reason={reasons[opened.reason - 1]} calls={opened.calls} />
    </div>
  );
}

function LastWeek({ weeks }: Pick<ReportScene, 'weeks'>) {
  const { iso } = useSite();
  const { t } = useLingui();
  const [first, last] = [weeks[0], weeks.at(-1)];
  const [start, now] = [first, last].map((week) => formatPercent(week ? containedShare(week) : 0, iso));
  return (
    <div>
      <p>
        <span className={styles.head}>{t`Contained by the voicebot`}</span>
        <b className={styles.share}>{now}</b>
        <span className={styles.small}>
          <Trans>{start} in the first week</Trans>
        </span>
      </p>
      <dl className={styles.legend}>
        <div data-way="transferred">
          <dt>{t`Transferred`}</dt>
          <dd>{formatNumber(last?.transferred ?? 0, iso)}</dd>
        </div>
        <div data-way="contained">
          <dt>{t`Contained`}</dt>
          <dd>{formatNumber(last?.contained ?? 0, iso)}</dd>
        </div>
      </dl>
    </div>
  );
}

interface OpenedCallsProps {
  readonly reason: ReportScene['reasons'][number] | undefined;
  readonly calls: ReportScene['opened']['calls'];
}

function OpenedCalls({ reason, calls }: OpenedCallsProps) {
  const { iso } = useSite();
  const { t } = useLingui();
  return (
    <Window
      title={t`Transferred`}
      end={formatNumber(reason?.transferred ?? 0, iso)}
      className={styles.opened}
      step={10}
    >
      <ul className={styles.calls}>
        {calls.map(({ at, length, text }) => (
          <li key={at} className={styles.call}>
            <span className={styles.play}>
              <Icon name="player-play" size={16} />
            </span>
            <p>
              <span className={styles.small}>
                {at} · {formatLength(length)}
              </span>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Window>
  );
}
