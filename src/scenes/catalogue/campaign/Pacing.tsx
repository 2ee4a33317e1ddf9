import { Trans, useLingui } from '@lingui/react/macro';
import styles from '#src/scenes/catalogue/campaign/Pacing.module.css';
import type { CampaignScene } from '#src/scenes/catalogue/campaign/schema.ts';
import { formatHour } from '#src/scenes/parts/sceneTimes.ts';
import { SparkLine } from '#src/scenes/parts/SparkLine.tsx';
import { TargetMeter } from '#src/scenes/parts/TargetMeter.tsx';
import { Window } from '#src/scenes/parts/Window.tsx';
import { formatNumber } from '#src/shared/text/formatNumber.ts';
import { useSite } from '#src/request/SiteContext.tsx';

/** How much of the meter the limit leaves: beyond it there must be something to be seen. */
const SCALE = 1.25;

interface PacingProps extends Pick<CampaignScene, 'from' | 'pace' | 'lost' | 'limit'> {
  readonly className?: string | undefined;
}

/** How fast the dialer dials, and how near it comes to the limit that it keeps. */
export function Pacing({ from, pace, lost, limit, className }: PacingProps) {
  const { iso } = useSite();
  const { t } = useLingui();
  const share = (percent: number) => formatNumber(percent / 100, iso, { style: 'percent', maximumFractionDigits: 1 });
  const [now, most, at] = [
    formatNumber(pace.at(-1) ?? 0, iso, { minimumFractionDigits: 1 }),
    share(limit),
    share(lost),
  ];
  const percent = (value: number) => Math.round((value * 100) / (limit * SCALE));
  const hour = formatHour(from, iso);
  return (
    <Window title={t`Pacing`} className={className} step={6}>
      <div className={styles.pacing}>
        <div>
          <p className={styles.head}>
            <Trans>Dialed per free agent</Trans> <b>{now}</b>
          </p>
          <div className={styles.curve}>
            <SparkLine values={pace} />
          </div>
          <p className={styles.axis}>
            <span>{hour}</span>
            <span>
              <Trans>now</Trans>
            </span>
          </p>
        </div>
        <div>
          <p className={styles.head}>
            <Trans>Answered with no agent free</Trans> <b>{at}</b>
          </p>
          <TargetMeter value={percent(lost)} target={percent(limit)} under />
          <p className={styles.small}>
            <Trans>limit {most}; the dialer slows down before it</Trans>
          </p>
        </div>
      </div>
    </Window>
  );
}
