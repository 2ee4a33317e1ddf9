import styles from '#src/scenes/parts/CallLog.module.css';
import { formatLength } from '#src/scenes/parts/sceneFormats.ts';

interface CallLogProps {
  readonly entries: readonly { readonly at: number; readonly text: string }[];
  /** The step with which the first entry comes; each has one of its own. */
  readonly step?: number;
}

/** What a call has gone through, on the line, with whole seconds; the last entry is where it is. */
export function CallLog({ entries, step = 1 }: CallLogProps) {
  return (
    <ol className={styles.log}>
      {entries.map(({ at, text }, index) => (
        <li key={text} className={styles.entry} data-step={step + index}>
          <span className={styles.at}>{formatLength(at)}</span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
