import styles from '#src/pricing/view/estimator/Line.module.css';

/** In px. */
const BAR = { width: 56, height: 8, gap: 4 } as const;

interface SegmentBarsProps {
  readonly segments: number;
  /** How much of all of them is taken, 0 to 1. */
  readonly filled: number;
  /** The letters of the text make its segments short. */
  readonly dear: boolean;
}

/** The segments of a text as turns of a conversation, the last as long as what it holds. The words beside it say the same. */
export function SegmentBars({ segments, filled, dear }: SegmentBarsProps) {
  const { width, height, gap } = BAR;
  const total = segments * (width + gap) - gap;
  const taken = filled * segments;
  return (
    <svg
      className={styles.bars}
      data-dear={dear || undefined}
      width={total}
      height={height}
      viewBox={[0, 0, total, height].join(' ')}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: segments }, (_, index) => {
        const x = index * (width + gap);
        const part = Math.min(1, Math.max(0, taken - index));
        return (
          <g key={index}>
            <rect className={styles.room} x={x} width={width} height={height} rx={height / 2} />
            {part > 0 && <rect x={x} width={Math.max(height, part * width)} height={height} rx={height / 2} />}
          </g>
        );
      })}
    </svg>
  );
}
