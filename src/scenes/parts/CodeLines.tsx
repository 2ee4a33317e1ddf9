import styles from '#src/scenes/parts/CodeLines.module.css';
import type { SceneCode } from '#src/scenes/parts/sceneCode.ts';
import { Window } from '#src/scenes/parts/Window.tsx';

interface CodeLinesProps {
  readonly code: SceneCode;
  readonly className?: string | undefined;
  readonly step?: number;
  /** With the number of each line before it; a long line is broken. */
  readonly numbered?: boolean;
}

/** Code in its window; the running line is lit. */
export function CodeLines({ code: { file, lines, running }, className, step, numbered }: CodeLinesProps) {
  return (
    <Window title={file} tone="dark" className={className} {...(step === undefined ? {} : { step })}>
      <pre className={styles.code} data-numbered={numbered}>
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
    </Window>
  );
}
