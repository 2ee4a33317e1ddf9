import styles from '#src/scenes/parts/Waveform.module.css';
import { layWave, WAVE } from '#src/scenes/parts/layWave.ts';
import { rulerTicks } from '#src/ui/drawings/rulerTicks.ts';

interface WaveformProps {
  /** Who speaks when, in seconds. */
  readonly turns: readonly { readonly side: 'caller' | 'answer'; readonly at: number; readonly until: number }[];
  /** Where the call is now, in seconds; the strip ends a little later. */
  readonly now?: number | undefined;
  readonly step?: number;
}

/** A call as two channels on a ruler: above who calls, below who answers. What it shows, the words beside it say. */
export function Waveform({ turns, now, step }: WaveformProps) {
  const { caller, answer, marker } = layWave(turns, now);
  return (
    <svg
      className={styles.wave}
      viewBox={[0, 0, WAVE.width, WAVE.height].join(' ')}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      data-step={step}
    >
      <path
        className={styles.ruler}
        d={rulerTicks(WAVE.width / 10)}
        transform={`matrix(1 0 0 -1 0 ${String(WAVE.height)})`}
      />
      <path className={styles.caller} d={caller} />
      <path className={styles.answer} d={answer} />
      {marker !== undefined && <path className={styles.now} d={`M${String(marker)} 0V${String(WAVE.height)}`} />}
    </svg>
  );
}
