import { useLingui } from '@lingui/react/macro';
import styles from '#src/scenes/catalogue/wallboard/AgentStates.module.css';
import type { WallboardScene } from '#src/scenes/catalogue/wallboard/schema.ts';
import { ShareBar } from '#src/scenes/parts/ShareBar.tsx';
import { Window } from '#src/scenes/parts/Window.tsx';

interface AgentStatesProps {
  readonly agents: WallboardScene['agents'];
  readonly className?: string | undefined;
}

/** The agents that are logged in, by what they do. */
export function AgentStates({ agents, className }: AgentStatesProps) {
  const { t } = useLingui();
  const states = [
    { tone: 'iris', label: t`On a call`, count: agents.talking },
    { tone: 'mint', label: t`Available`, count: agents.available },
    { tone: 'amber', label: t`Wrap-up`, count: agents.wrapUp },
    { tone: 'plain', label: t`On a break`, count: agents.away },
  ] as const;
  const total = states.reduce((sum, { count }) => sum + count, 0);
  return (
    <Window title={t`Agents`} end={total} className={className} step={6}>
      <div className={styles.body}>
        <ShareBar parts={states} />
        <dl className={styles.states}>
          {states.map(({ tone, label, count }) => (
            <div key={tone} className={styles.state} data-tone={tone}>
              <dt>{label}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Window>
  );
}
