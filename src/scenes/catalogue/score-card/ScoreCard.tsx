import { Trans, useLingui } from '@lingui/react/macro';
import { Evidence } from '#src/scenes/catalogue/score-card/Evidence.tsx';
import { numberEvidence } from '#src/scenes/catalogue/score-card/numberEvidence.ts';
import type { ScoreCardScene } from '#src/scenes/catalogue/score-card/schema.ts';
import styles from '#src/scenes/catalogue/score-card/ScoreCard.module.css';
import { formatLength } from '#src/scenes/parts/sceneFormats.ts';
import { Person } from '#src/scenes/parts/Person.tsx';
import { Pips } from '#src/scenes/parts/Pips.tsx';
import { RecordingStrip } from '#src/scenes/parts/RecordingStrip.tsx';
import { ScoreRing } from '#src/scenes/parts/ScoreRing.tsx';
import { Window } from '#src/scenes/parts/Window.tsx';

/** A call under review: the recording with its marked moments, the form, and the answer to the score. */
export function ScoreCard({ call, line, answers, turns, criteria, reviewer, reply }: ScoreCardScene) {
  const { t } = useLingui();
  const numbers = numberEvidence(criteria);
  const marks = turns.filter((_, index) => numbers.has(index + 1)).map(({ at }) => at);
  const length = formatLength(Math.ceil(turns.at(-1)?.until ?? 0));
  return (
    <div className={styles.scene}>
      <Window
        title={call}
        beside={
          <span className={styles.line}>
            {line} · {length}
          </span>
        }
        className={styles.call}
      >
        <div className={styles.strip}>
          <RecordingStrip turns={turns} marks={marks} step={1} />
        </div>
        <Evidence turns={turns} answers={answers} numbers={numbers} />
      </Window>
      <Form criteria={criteria} reviewer={reviewer} />
      <div className={styles.reply} data-step={8}>
        <Person name={reply.agent} detail={answers === 'agent' ? t`Agent’s reply` : t`Reply`} tone="mint" />
        <p>{reply.text}</p>
      </div>
    </div>
  );
}

function Form({ criteria, reviewer }: Pick<ScoreCardScene, 'criteria' | 'reviewer'>) {
  const { t } = useLingui();
  const numbers = numberEvidence(criteria);
  const [points, all] = [
    criteria.reduce((sum, criterion) => sum + criterion.points, 0),
    criteria.reduce((sum, criterion) => sum + criterion.of, 0),
  ];
  return (
    <Window title={t`Score`} className={styles.form}>
      <p className={styles.total} data-step={7}>
        <ScoreRing value={points} of={all} />
        <span>
          <b className={styles.of}>
            <Trans>of {all} points</Trans>
          </b>
          <span className={styles.reviewer}>{reviewer}</span>
        </span>
      </p>
      <ul className={styles.criteria}>
        {criteria.map(({ label, points: given, of, turn }, index) => (
          <li key={label} className={styles.criterion} data-step={index + 2}>
            <span className={styles.label}>{label}</span>
            <Pips value={given} of={of} />
            <span className={styles.points} data-full={given === of}>
              {turn !== undefined && <span className={styles.mark}>{numbers.get(turn)}</span>}
              {given}/{of}
            </span>
          </li>
        ))}
      </ul>
    </Window>
  );
}
