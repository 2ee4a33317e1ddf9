import { Trans } from '@lingui/react/macro';
import styles from '#src/scenes/parts/RunLog.module.css';
import { formatClock } from '#src/scenes/parts/sceneFormats.ts';
import { useSite } from '#src/request/SiteContext.tsx';

interface RunLogProps {
  readonly entries: readonly {
    readonly at: number;
    /** Of the code that did it. */
    readonly line: number;
    readonly text: string;
    readonly note?: string | undefined;
  }[];
  /** The step with which the first entry comes; each has one of its own. */
  readonly step?: number;
}

/** What a scenario has done, each with the line of the code that did it; the last is what it does now. */
export function RunLog({ entries, step = 1 }: RunLogProps) {
  const { iso } = useSite();
  return (
    <ol className={styles.log}>
      {entries.map(({ at, line, text, note }, index) => (
        <li key={line} className={styles.entry} data-step={step + index}>
          <span className={styles.line}>
            <span className="visuallyHidden">
              <Trans>Line</Trans>{' '}
            </span>
            {line}
          </span>
          <span className={styles.text}>{text}</span>
          <span className={styles.note}>
            <span>{formatClock(at, iso)}</span>
            {note && <span className={styles.figure}>{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
