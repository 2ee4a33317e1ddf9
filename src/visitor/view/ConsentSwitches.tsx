import { useLingui } from '@lingui/react';
import type { ConsentCategory } from '#src/visitor/data/consentCategories.ts';
import { CONSENT_ENTRIES } from '#src/visitor/data/consentEntries.ts';
import { consentWords } from '#src/visitor/words/consentWords.ts';
import styles from '#src/visitor/view/ConsentSwitches.module.css';
import { Switch } from '#src/ui/fields/Choice.tsx';

interface ConsentSwitchesProps {
  readonly chosen: readonly ConsentCategory[];
  readonly onSwitch: (id: ConsentCategory) => void;
}

/** A switch for each category; what is required is on, and stays on. */
export function ConsentSwitches({ chosen, onSwitch }: ConsentSwitchesProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.switches}>
      {CONSENT_ENTRIES.map(({ id, required }) => (
        <Switch
          key={id}
          name={id}
          label={i18n._(consentWords[id].name)}
          hint={i18n._(consentWords[id].desc)}
          checked={required || chosen.includes(id)}
          disabled={required}
          onChange={() => onSwitch(id)}
        />
      ))}
    </div>
  );
}
