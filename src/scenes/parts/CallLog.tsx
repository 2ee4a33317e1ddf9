import styles from '#src/scenes/parts/CallLog.module.css';
import { formatLength } from '#src/scenes/parts/sceneFormats.ts';

interface CallLogProps {
  readonly entries: readonly {
    readonly at: number;
    readonly text: string;
    /** It went wrong; the words say so too. */
    readonly isBad?: boolean;
  }[];
  /** The step with which the first entry comes; each has one of its own. */
  readonly step?: number;
}

/** What a call has gone through, on the line, with whole seconds; the last entry is where it is. */
export function CallLog({ entries, step = 1 }: CallLogProps) {
  return (
    <ol className={styles.log}>
      {entries.map(({ at, text, isBad }, index) => (
        <li key={at} className={styles.entry} data-bad={isBad} data-step={step + index}>
          <span className={styles.at}>{formatLength(at)}</span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
