import styles from '#src/scenes/parts/Chip.module.css';

interface ChipProps {
  readonly tone?: 'good' | 'busy' | 'bad' | 'plain';
  /** With a dot before the words: something that goes on now. */
  readonly live?: boolean;
  readonly step?: number | undefined;
  readonly children: string;
}

/** A state in a word or two. */
export function Chip({ tone = 'good', live, step, children }: ChipProps) {
  return (
    <span className={styles.chip} data-tone={tone} data-live={live} data-step={step}>
      {children}
    </span>
  );
}
