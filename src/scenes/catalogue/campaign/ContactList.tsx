import { useLingui } from '@lingui/react/macro';
import styles from '#src/scenes/catalogue/campaign/ContactList.module.css';
import type { CampaignScene } from '#src/scenes/catalogue/campaign/schema.ts';
import { Chip } from '#src/scenes/parts/Chip.tsx';

interface ContactListProps {
  readonly list: CampaignScene['list'];
  readonly className?: string | undefined;
}

const TONES = { talking: 'good', machine: 'plain', callback: 'busy', optedOut: 'bad', noAnswer: 'plain' } as const;

/** The last numbers of the list, and what has become of each. */
export function ContactList({ list, className }: ContactListProps) {
  const { t } = useLingui();
  const labels = {
    talking: t`On a call`,
    machine: t`Machine`,
    callback: t`Callback`,
    optedOut: t`Opted out`,
    noAnswer: t`No answer`,
  };
  return (
    <ol className={[styles.list, className].filter(Boolean).join(' ')}>
      {list.map(({ name, state, note }, index) => (
        // The oldest comes first: the newest stands above.
        <li key={name} className={styles.contact} data-step={list.length - index}>
          <p className={styles.who}>
            {name} <span className={styles.note}>{note}</span>
          </p>
          <Chip tone={TONES[state]} live={state === 'talking'}>
            {labels[state]}
          </Chip>
        </li>
      ))}
    </ol>
  );
}
