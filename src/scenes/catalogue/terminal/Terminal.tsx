import { useLingui } from '@lingui/react/macro';
import type { TerminalScene } from '#src/scenes/catalogue/terminal/schema.ts';
import styles from '#src/scenes/catalogue/terminal/Terminal.module.css';
import { Chip } from '#src/scenes/parts/Chip.tsx';
import { CodeText } from '#src/scenes/parts/CodeText.tsx';
import { DrawnButton } from '#src/scenes/parts/DrawnButton.tsx';
import { formatMilliseconds } from '#src/scenes/parts/sceneFormats.ts';
import { Window } from '#src/scenes/parts/Window.tsx';
import { useSite } from '#src/request/SiteContext.tsx';

/** A request in a terminal, its answer, and the phone that rings. */
export function Terminal({ command, status, took, answer, ringing }: TerminalScene) {
  const { iso } = useSite();
  const { t } = useLingui();
  return (
    <div className={styles.scene}>
      <Window title={command.file} tone="dark" className={styles.terminal}>
        <CodeText code={command} before="prompt" step={1} />
        <p className={styles.status} data-step={2}>
          <b className={styles.code}>{status}</b>
          <span>{formatMilliseconds(took, iso)}</span>
        </p>
        <CodeText code={answer} step={3} />
      </Window>
      <Window title={t`Incoming call`} end={<Chip live>{t`Ringing`}</Chip>} className={styles.call} step={4}>
        <div className={styles.caller}>
          <span className={styles.initials} aria-hidden="true">
            {ringing.initials}
          </span>
          <p>
            <b className={styles.name}>{ringing.caller}</b>
            <span className={styles.from}>{ringing.from}</span>
          </p>
        </div>
        <p className={styles.buttons}>
          <DrawnButton>{t`Decline`}</DrawnButton> <DrawnButton main>{t`Accept`}</DrawnButton>
        </p>
      </Window>
    </div>
  );
}
