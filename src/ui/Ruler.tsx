import styles from '#src/ui/Ruler.module.css';

const MAJOR = 5;
const PITCH = 10;
const HEIGHT = 14;

/** Millisecond ticks. Stretched to its place; the strokes keep their width. */
export function Ruler({ ticks = 60, className }: { readonly ticks?: number; readonly className?: string | undefined }) {
  const marks = Array.from({ length: ticks + 1 }, (_, index) =>
    ['M', index * PITCH, 0, 'v', index % MAJOR === 0 ? HEIGHT : HEIGHT / 2].join(' '),
  );
  return (
    <svg
      className={[styles.ruler, className].filter(Boolean).join(' ')}
      viewBox={[0, 0, ticks * PITCH, HEIGHT].join(' ')}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.ticks} d={marks.join('')} />
    </svg>
  );
}
