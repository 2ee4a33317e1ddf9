import { Trans, useLingui } from '@lingui/react/macro';
import styles from '#src/blocks/audio/Audio.module.css';
import { formatNumber } from '#src/shared/text/formatNumber.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { PlayButton, type PlayState } from '#src/ui/buttons/PlayButton.tsx';

interface AudioControlsProps {
  readonly label: string;
  readonly state: PlayState;
  /** Seconds. */
  readonly time: number;
  readonly seconds: number;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
}

const SECONDS = { style: 'unit', unit: 'second', maximumFractionDigits: 0 } as const;

/** The play-audio button with its paused state (SPEC part 4), and the place in the recording as a slider. */
export function AudioControls({ label, state, time, seconds, toggle, seek }: AudioControlsProps) {
  const { t } = useLingui();
  const { iso } = useSite();
  const count = (value: number) => formatNumber(value, iso, SECONDS);
  const [now, all] = [count(Math.floor(time)), count(seconds)];
  return (
    <div className={styles.controls}>
      <PlayButton what={label} state={state} onClick={toggle} />
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={seconds}
        step={0.1}
        value={time}
        aria-label={t`Position in the recording`}
        aria-valuetext={t`${now} of ${all}`}
        onChange={({ target }) => {
          seek(target.valueAsNumber);
        }}
      />
      <span className={styles.time} aria-hidden="true">
        {t`${now} of ${all}`}
      </span>
      <p className={styles.problem} role="status">
        {state === 'failed' && <Trans>The recording cannot be played here. Its transcript is below.</Trans>}
      </p>
    </div>
  );
}
