import { useLingui } from '@lingui/react/macro';
import styles from '#src/scenes/catalogue/agent-desk/AgentDesk.module.css';
import type { AgentDeskScene } from '#src/scenes/catalogue/agent-desk/schema.ts';
import { Chip } from '#src/scenes/parts/Chip.tsx';
import { Controls } from '#src/scenes/parts/Controls.tsx';
import { Person } from '#src/scenes/parts/Person.tsx';
import { Rows } from '#src/scenes/parts/Rows.tsx';
import { formatLength } from '#src/scenes/parts/sceneFormats.ts';
import { Talk } from '#src/scenes/parts/Talk.tsx';
import { Waveform } from '#src/scenes/parts/Waveform.tsx';
import { Window } from '#src/scenes/parts/Window.tsx';

/** An agent's desk: the card that opened with the ring, the call, what to say next, and the wrap-up. */
export function AgentDesk({ customer, waited, wrapUp, ...call }: AgentDeskScene) {
  const { t } = useLingui();
  const last = call.turns.length + 2;
  return (
    <div className={styles.scene}>
      <CustomerCard customer={customer} waited={waited} />
      <CallWindow {...call} isOutgoing={waited === undefined} />
      <Window title={t`Wrap-up`} end={<Chip tone="plain">{t`Draft`}</Chip>} className={styles.wrapUp} step={last}>
        <div className={styles.note}>
          <Chip>{wrapUp.outcome}</Chip>
          <p>{wrapUp.note}</p>
        </div>
      </Window>
    </div>
  );
}

function CustomerCard({ customer, waited }: Pick<AgentDeskScene, 'customer' | 'waited'>) {
  const { t } = useLingui();
  const { name, number, facts, earlier } = customer;
  return (
    <Window title={waited === undefined ? t`Outgoing call` : t`Incoming call`} className={styles.customer} step={0}>
      <div className={styles.card}>
        <Person name={name} detail={number} tone="amber" />
        <Rows
          rows={[
            ...facts.map(({ label, value, isChecked }) => ({ label, value: isChecked ? <Chip>{value}</Chip> : value })),
            ...(waited === undefined ? [] : [{ label: t`Waited`, value: formatLength(waited) }]),
          ]}
        />
      </div>
      {earlier.length > 0 && (
        <div className={styles.earlier}>
          <p className={styles.head}>{t`Earlier calls`}</p>
          <ul>
            {earlier.map(({ day, about }) => (
              <li key={day} className={styles.before}>
                <span className={styles.day}>{day}</span> {about}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Window>
  );
}

interface CallWindowProps extends Pick<AgentDeskScene, 'queue' | 'now' | 'turns' | 'suggestion'> {
  readonly isOutgoing: boolean;
}

function CallWindow({ queue, now, turns, suggestion, isOutgoing }: CallWindowProps) {
  const { t } = useLingui();
  return (
    <Window title={queue} beside={<Chip live>{t`On a call`}</Chip>} end={formatLength(now)} className={styles.call}>
      <div className={styles.body}>
        <div className={styles.wave}>
          <Waveform turns={turns} now={now} />
        </div>
        <Talk turns={turns} waits={false} isOutgoing={isOutgoing} />
        <div className={styles.suggestion} data-step={turns.length + 1}>
          <p className={styles.head}>{t`Suggested answer`}</p>
          <p className={styles.answer}>{suggestion.text}</p>
          <p className={styles.source}>{suggestion.source}</p>
        </div>
        <div className={styles.controls}>
          <Controls
            items={[{ label: t`Mute` }, { label: t`Hold` }, { label: t`Transfer` }, { label: t`Hang up`, tone: 'bad' }]}
          />
        </div>
      </div>
    </Window>
  );
}
