import { useLingui } from '@lingui/react/macro';
import styles from '#src/scenes/catalogue/campaign/Callbacks.module.css';
import type { CampaignScene } from '#src/scenes/catalogue/campaign/schema.ts';
import { formatHour } from '#src/scenes/parts/sceneTimes.ts';
import { Window } from '#src/scenes/parts/Window.tsx';
import { useSite } from '#src/request/SiteContext.tsx';

interface CallbacksProps extends Pick<CampaignScene, 'callbacks' | 'next'> {
  readonly className?: string | undefined;
}

const percent = (value: number) => `${value.toFixed(1)}%`;

/** Callbacks that have been agreed, hour by hour. */
export function Callbacks({ callbacks, next, className }: CallbacksProps) {
  const { iso } = useSite();
  const { t } = useLingui();
  const total = callbacks.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...callbacks, 1);
  return (
    <Window title={t`Callbacks agreed`} end={total} className={className} step={7}>
      <ol className={styles.hours}>
        {callbacks.map((count, index) => (
          <li key={index} className={styles.hour} data-most={count === most}>
            <b>{count}</b>
            <svg className={styles.bar} aria-hidden="true" focusable="false">
              <rect
                y={percent(100 - (count * 100) / most)}
                width="100%"
                height={percent((count * 100) / most)}
                rx="4"
              />
            </svg>
            <span className={styles.at}>{formatHour(next + index, iso)}</span>
          </li>
        ))}
      </ol>
    </Window>
  );
}
