import { Trans } from '@lingui/react/macro';
import styles from '#src/scenes/catalogue/score-card/Evidence.module.css';
import type { ScoreCardScene } from '#src/scenes/catalogue/score-card/schema.ts';
import { formatLength } from '#src/scenes/parts/sceneFormats.ts';

interface EvidenceProps {
  readonly turns: ScoreCardScene['turns'];
  readonly answers: ScoreCardScene['answers'];
  /** Of the turns that the form refers to, counted from 1. */
  readonly numbers: ReadonlyMap<number, number>;
}

/** What was said, and beside it the numbers by which the form refers to it. */
export function Evidence({ turns, answers, numbers }: EvidenceProps) {
  const answering = answers === 'agent' ? <Trans>Agent</Trans> : <Trans>Bot</Trans>;
  return (
    <ol className={styles.turns}>
      {turns.map(({ side, at, text }, index) => {
        const number = numbers.get(index + 1);
        return (
          <li key={at} className={styles.turn} data-marked={number !== undefined}>
            <span className={styles.number}>{number}</span>
            <p>
              <span className={styles.who}>
                <b>{side === 'caller' ? <Trans>Customer</Trans> : answering}</b> {formatLength(Math.floor(at))}
              </span>
              {text}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
