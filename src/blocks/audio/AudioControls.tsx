import { Trans, useLingui } from '@lingui/react/macro';
import styles from '#src/blocks/audio/Audio.module.css';
import type { PlaybackState } from '#src/blocks/audio/usePlayback.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { buttonClass } from '#src/ui/buttonClass.ts';
import { Icon } from '#src/ui/Icon.tsx';

interface AudioControlsProps {
  readonly label: string;
  readonly state: PlaybackState;
  /** Seconds. */
  readonly time: number;
  readonly seconds: number;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
}

/** The play-audio button with its paused state (SPEC part 4), and the place in the recording as a slider. */
export function AudioControls({ label, state, time, seconds, toggle, seek }: AudioControlsProps) {
  const { t } = useLingui();
  const { iso } = useSite();
  const count = new Intl.NumberFormat(iso, { style: 'unit', unit: 'second', maximumFractionDigits: 0 });
  const [now, all] = [count.format(Math.floor(time)), count.format(seconds)];
  const labels = { idle: t`Play`, playing: t`Pause`, paused: t`Resume`, failed: t`Try again` };
  return (
    <div className={styles.controls}>
      <button type="button" className={buttonClass('primary')} data-state={state} onClick={toggle}>
        <span className={styles.button}>
          <Icon name={state === 'playing' ? 'player-pause' : 'player-play'} size={20} />
          {labels[state]}
          <span className="visuallyHidden">: {label}</span>
        </span>
      </button>
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
