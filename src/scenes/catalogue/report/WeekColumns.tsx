import { Trans } from '@lingui/react/macro';
import { containedShare, layWeeks } from '#src/scenes/catalogue/report/layWeeks.ts';
import type { ReportScene } from '#src/scenes/catalogue/report/schema.ts';
import styles from '#src/scenes/catalogue/report/WeekColumns.module.css';
import { dayAfter, formatShortDay } from '#src/scenes/parts/sceneTimes.ts';
import { formatPercent } from '#src/scenes/parts/sceneFormats.ts';
import { useSite } from '#src/request/SiteContext.tsx';

const percent = (value: number) => `${value.toFixed(2)}%`;

/** Week by week, what the voicebot has settled and what it has handed over; readers hear the shares. */
export function WeekColumns({ monday, weeks }: Pick<ReportScene, 'monday' | 'weeks'>) {
  const { iso } = useSite();
  return (
    <div>
      <svg className={styles.columns} aria-hidden="true" focusable="false">
        {layWeeks(weeks).map(({ x, width, contained, transferred }, index) => (
          <g key={x} data-step={index + 1}>
            <rect
              className={styles.transferred}
              x={percent(x)}
              width={percent(width)}
              y={percent(100 - contained - transferred - 1)}
              height={percent(transferred)}
              rx="3"
            />
            <rect
              className={styles.contained}
              x={percent(x)}
              width={percent(width)}
              y={percent(100 - contained)}
              height={percent(contained)}
              rx="3"
            />
          </g>
        ))}
      </svg>
      <ol className={styles.weeks}>
        {weeks.map((week, index) => (
          <li key={index} className={styles.week}>
            {formatShortDay(dayAfter(monday, index * 7), iso)}
            <span className="visuallyHidden">
              : {formatPercent(containedShare(week), iso)} <Trans>contained</Trans>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
