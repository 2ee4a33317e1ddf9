import { Trans, useLingui } from '@lingui/react/macro';
import { Bar, Strip } from '#src/scenes/catalogue/latency-budget/BudgetDrawing.tsx';
import styles from '#src/scenes/catalogue/latency-budget/LatencyBudget.module.css';
import { layStages } from '#src/scenes/catalogue/latency-budget/layBudget.ts';
import type { LatencyBudgetScene } from '#src/scenes/catalogue/latency-budget/schema.ts';
import { Chip } from '#src/scenes/parts/Chip.tsx';
import { formatMilliseconds } from '#src/scenes/parts/sceneFormats.ts';
import { Window } from '#src/scenes/parts/Window.tsx';
import { useSite } from '#src/request/SiteContext.tsx';

/** Where the pause before an answer goes, stage by stage on a ruler, and the pauses of the same call. */
export function LatencyBudget({ stages, call, turns, ...turn }: LatencyBudgetScene) {
  const { iso } = useSite();
  const { laid, total } = layStages(stages);
  return (
    <div className={styles.scene}>
      <Window title={turn.turn}>
        <div className={styles.head}>
          <p className={styles.total}>
            <b className={styles.figure}>{formatMilliseconds(total, iso)}</b>
            <span className={styles.what}>
              <Trans>from the last word to the first sound</Trans>
            </span>
          </p>
          <div>
            <Ends last={turn.last} first={turn.first} />
            <Strip laid={laid} total={total} />
          </div>
        </div>
        <ol className={styles.stages}>
          {laid.map((stage, index) => (
            <li key={stage.stage.label} className={styles.stage} data-step={index + 1}>
              <span>{stage.stage.label}</span>
              <span className={styles.ms}>{formatMilliseconds(stage.stage.ms, iso)}</span>
              <Bar laid={stage} total={total} />
            </li>
          ))}
        </ol>
      </Window>
      <Window title={call} className={styles.turns} step={laid.length + 2}>
        <Pauses turns={turns} total={total} />
      </Window>
    </div>
  );
}

function Pauses({ turns, total }: Pick<LatencyBudgetScene, 'turns'> & { readonly total: number }) {
  const { iso } = useSite();
  const { t } = useLingui();
  return (
    <ol className={styles.list}>
      {turns.map(({ text, ms, api }) => {
        const took = api === undefined ? '' : formatMilliseconds(api, iso);
        return (
          <li key={text} className={styles.turn} data-shown={took === '' && ms === total}>
            <span className={styles.words}>{text}</span>
            {took !== '' && <Chip tone="busy">{t`your API ${took}`}</Chip>}
            <span className={styles.wait}>{formatMilliseconds(ms, iso)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Ends({ last, first }: Pick<LatencyBudgetScene, 'last' | 'first'>) {
  return (
    <div className={styles.ends}>
      <p className={styles.caller}>
        <span className="visuallyHidden">
          <Trans>Caller:</Trans>{' '}
        </span>
        {last}
      </p>
      <p className={styles.answer}>
        <span className="visuallyHidden">
          <Trans>Answer:</Trans>{' '}
        </span>
        {first}
      </p>
    </div>
  );
}
