import { CodeText } from '#src/scenes/parts/CodeText.tsx';
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
export function CodeLines({ code, className, step, numbered }: CodeLinesProps) {
  return (
    <Window title={code.file} tone="dark" className={className} {...(step === undefined ? {} : { step })}>
      <CodeText code={code} before={numbered ? 'number' : undefined} />
    </Window>
  );
}
