import { useLingui } from '@lingui/react/macro';
import type { ScenarioScene } from '#src/scenes/catalogue/scenario/schema.ts';
import styles from '#src/scenes/catalogue/scenario/Scenario.module.css';
import { Chip } from '#src/scenes/parts/Chip.tsx';
import { CodeLines } from '#src/scenes/parts/CodeLines.tsx';
import { Rows } from '#src/scenes/parts/Rows.tsx';
import { RunLog } from '#src/scenes/parts/RunLog.tsx';
import { formatClock } from '#src/scenes/parts/sceneFormats.ts';
import { Waveform } from '#src/scenes/parts/Waveform.tsx';
import { Window } from '#src/scenes/parts/Window.tsx';
import { useSite } from '#src/request/SiteContext.tsx';

/** A scenario in its editor, the call that runs it beside, and what its variables hold at the running line. */
export function Scenario({ code, call, turns, log, values }: ScenarioScene) {
  const { iso } = useSite();
  const { t } = useLingui();
  const now = Math.max(turns.at(-1)?.until ?? 0, log.at(-1)?.at ?? 0);
  return (
    <div className={styles.scene}>
      <CodeLines code={code} numbered className={styles.editor} />
      <Window title={call} beside={<Chip live>{t`Live`}</Chip>} end={formatClock(now, iso)} className={styles.call}>
        <div className={styles.wave}>
          <Waveform turns={turns} now={now} />
        </div>
        <RunLog entries={log} />
      </Window>
      <Window title={t`Variables`} className={styles.values} step={log.length + 1}>
        <div className={styles.rows}>
          <Rows
            rows={values.map(({ name, value }) => ({
              label: name,
              isCode: true,
              value: <code className={styles.value}>{value}</code>,
            }))}
          />
        </div>
      </Window>
    </div>
  );
}
