import styles from '#src/ui/Ruler.module.css';

const MAJOR = 5;

/** Millisecond ticks. Stretched to its place; the strokes keep their width. */
export function Ruler({ ticks = 60, className }: { readonly ticks?: number; readonly className?: string | undefined }) {
  const marks = Array.from({ length: ticks + 1 }, (_, index) => `M${index * 10} 0v${index % MAJOR === 0 ? 14 : 7}`);
  return (
    <svg
      className={[styles.ruler, className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${ticks * 10} 14`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.ticks} d={marks.join('')} />
    </svg>
  );
}
