import '#src/ui/display/CodeTokens.module.css';
import styles from '#src/scenes/parts/CodeText.module.css';
import type { SceneCode } from '#src/scenes/parts/sceneCode.ts';

interface CodeTextProps {
  readonly code: SceneCode;
  /** What stands before the lines: their numbers, or the sign after which a command is typed. */
  readonly before?: 'number' | 'prompt' | undefined;
  readonly step?: number | undefined;
}

/** Coloured code in a dark window; the running line is lit. */
export function CodeText({ code: { lines, running }, before, step }: CodeTextProps) {
  return (
    <pre className={styles.code} data-before={before} data-step={step}>
      <code>
        {lines.map((html, index) => (
          <span
            key={index}
            className={styles.line}
            data-running={index + 1 === running || undefined}
            dangerouslySetInnerHTML={{ __html: `${html}\n` }}
          />
        ))}
      </code>
    </pre>
  );
}
