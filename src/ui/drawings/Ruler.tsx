import { RULER, rulerTicks } from '#src/ui/drawings/rulerTicks.ts';
import styles from '#src/ui/drawings/Ruler.module.css';

/** Millisecond ticks. Stretched to its place; the strokes keep their width. */
export function Ruler({ ticks = 60, className }: { readonly ticks?: number; readonly className?: string | undefined }) {
  return (
    <svg
      className={[styles.ruler, className].filter(Boolean).join(' ')}
      viewBox={[0, 0, ticks * RULER.pitch, RULER.height].join(' ')}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.ticks} d={rulerTicks(ticks)} />
    </svg>
  );
}
