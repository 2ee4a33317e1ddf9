import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AgentStates } from '#src/scenes/catalogue/wallboard/AgentStates.tsx';
import { QueueTable } from '#src/scenes/catalogue/wallboard/QueueTable.tsx';
import type { WallboardScene } from '#src/scenes/catalogue/wallboard/schema.ts';
import { sumUp } from '#src/scenes/catalogue/wallboard/sumUp.ts';
import styles from '#src/scenes/catalogue/wallboard/Wallboard.module.css';
import { Chip } from '#src/scenes/parts/Chip.tsx';
import { formatLength, formatPercent, formatSeconds } from '#src/scenes/parts/sceneFormats.ts';
import { TargetMeter } from '#src/scenes/parts/TargetMeter.tsx';
import { Window } from '#src/scenes/parts/Window.tsx';
import { useSite } from '#src/request/SiteContext.tsx';

/** A contact center at a glance: how it goes today, each queue, who is free, and the rule that has just helped. */
export function Wallboard({ board, at, queues, agents, rule, ...today }: WallboardScene) {
  const { t } = useLingui();
  return (
    <div className={styles.scene}>
      <Window
        title={board}
        beside={<Chip live>{t({ message: 'Live', context: 'a board' })}</Chip>}
        end={at}
        className={styles.board}
      >
        <Today {...today} queues={queues} />
        <QueueTable queues={queues} />
      </Window>
      <AgentStates agents={agents} className={styles.agents} />
      <div className={styles.rule} data-step={7}>
        <p className={styles.head}>{t`Rule applied`}</p>
        <p>{rule.text}</p>
        <Chip>{rule.outcome}</Chip>
      </div>
    </div>
  );
}

function Today({ level, target, within, queues }: Pick<WallboardScene, 'level' | 'target' | 'within' | 'queues'>) {
  const { iso } = useSite();
  const { waiting, longest, longestIn } = sumUp(queues);
  const [limit, goal] = [formatSeconds(within, iso), formatPercent(target, iso)];
  return (
    <dl className={styles.today}>
      <div className={styles.figure}>
        <dt className={styles.head}>
          <Trans>Service level</Trans>
        </dt>
        <dd>
          <span className={styles.level}>
            <span className={styles.number}>{formatPercent(level, iso)}</span>
            <span className={styles.meter}>
              <TargetMeter value={level} target={target} />
            </span>
          </span>
          <span className={styles.small}>
            <Trans>
              answered within {limit}, target {goal}
            </Trans>
          </span>
        </dd>
      </div>
      <div className={styles.figure}>
        <dt className={styles.head}>
          <Trans>Waiting</Trans>
        </dt>
        <dd>
          <span className={styles.number}>{waiting}</span>
          <span className={styles.small}>
            <Plural value={queues.length} one="in # queue" other="in # queues" />
          </span>
        </dd>
      </div>
      <div className={styles.figure}>
        <dt className={styles.head}>
          <Trans>Longest wait</Trans>
        </dt>
        <dd>
          <span className={styles.number}>{formatLength(longest)}</span>
          <span className={styles.small}>{longestIn}</span>
        </dd>
      </div>
    </dl>
  );
}
