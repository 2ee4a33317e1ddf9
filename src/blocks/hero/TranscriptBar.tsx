import styles from '#src/blocks/hero/Transcript.module.css';

const SHORTEST = 9;

/** A turn's bar: as long, against the longest, as what was said. */
export function TranscriptBar({ length, longest }: { readonly length: number; readonly longest: number }) {
  const share = Math.max(SHORTEST, Math.round((length / longest) * 100));
  return (
    <svg className={styles.bar} width={`${String(share)}%`} height="14" aria-hidden="true" focusable="false">
      <rect width="100%" height="14" rx="7" />
    </svg>
  );
}
