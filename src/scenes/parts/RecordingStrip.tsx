import styles from '#src/scenes/parts/RecordingStrip.module.css';
import { waveSpan } from '#src/scenes/parts/layWave.ts';
import type { SpokenTurn } from '#src/scenes/parts/sceneTurns.ts';
import { Waveform } from '#src/scenes/parts/Waveform.tsx';

interface RecordingStripProps {
  readonly turns: readonly Pick<SpokenTurn, 'side' | 'at' | 'until'>[];
  /** A stretch that is not in the recording, in seconds, with what stands on it. */
  readonly gap?: { readonly at: number; readonly until: number; readonly label: string };
  /** Moments in seconds, counted from 1 where something refers to them. */
  readonly marks?: readonly number[];
  readonly step?: number;
}

const HATCH = Array.from({ length: 72 }, (_, index) => `M${String(index * 10 - 120)} 120l120 -120`).join('');

/** A call that is over: its two channels, and on them what is missing or marked. What it shows, the words beside it say. */
export function RecordingStrip({ turns, gap, marks = [], step }: RecordingStripProps) {
  const { begin, end } = waveSpan(turns);
  const percent = (seconds: number) => ((seconds - begin) * 100) / (end - begin);
  const at = (share: number) => `${share.toFixed(2)}%`;
  return (
    <div className={styles.strip}>
      <Waveform turns={turns} />
      <svg className={styles.over} aria-hidden="true" focusable="false" data-step={step}>
        {gap && (
          <>
            <svg
              className={styles.stretch}
              x={at(percent(gap.at))}
              width={at(percent(gap.until) - percent(gap.at))}
              height="82%"
            >
              <rect className={styles.gap} width="100%" height="100%" />
              <path className={styles.hatch} d={HATCH} />
            </svg>
            <text className={styles.label} x={at((percent(gap.at) + percent(gap.until)) / 2)} y="43%">
              {gap.label}
            </text>
          </>
        )}
        {marks.map((mark, index) => (
          <g key={mark} className={styles.mark}>
            <line x1={at(percent(mark))} x2={at(percent(mark))} y1="20" y2="82%" />
            <circle cx={at(percent(mark))} cy="10" r="10" />
            <text x={at(percent(mark))} y="14.5">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
