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

/** In percent of the strip: on a phone two numbers that are nearer would lie on each other. */
const NEAR = 7;
const ROW_PX = 22;

/** Each in the highest row in which it does not lie on the one before it. */
function stagger(places: readonly number[]): { place: number; down: number }[] {
  const lastOfRow: number[] = [];
  return places.map((place) => {
    const free = lastOfRow.findIndex((last) => place - last >= NEAR);
    const row = free < 0 ? lastOfRow.length : free;
    lastOfRow[row] = place;
    return { place, down: row * ROW_PX };
  });
}

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
              aria-hidden="true"
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
        {stagger(marks.map(percent)).map(({ place, down }, index) => (
          <g key={place} className={styles.mark}>
            <line x1={at(place)} x2={at(place)} y1={20 + down} y2="82%" />
            <circle cx={at(place)} cy={10 + down} r="10" />
            <text x={at(place)} y={14.5 + down}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
