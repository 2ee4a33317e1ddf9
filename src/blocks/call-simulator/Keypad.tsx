import { useLingui } from '@lingui/react/macro';
import { CALL_KEYS } from '#src/blocks/call-simulator/keys.ts';
import type { CallState } from '#src/blocks/call-simulator/schema.ts';
import styles from '#src/blocks/call-simulator/CallSimulator.module.css';

interface KeypadProps {
  readonly options: CallState['keys'];
  readonly active: boolean;
  readonly onPress: (key: string) => void;
}

/** All twelve keys, as on a telephone. Those that lead nowhere stay reachable, and say so. */
export function Keypad({ options, active, onPress }: KeypadProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={styles.keypad} role="group" aria-label={t`Keypad`}>
        {CALL_KEYS.map((key) => {
          const option = active ? options.find((choice) => choice.key === key) : undefined;
          return (
            <button
              key={key}
              type="button"
              className={styles.key}
              aria-label={option && `${key}: ${option.label}`}
              aria-disabled={!option}
              onClick={() => {
                if (option) onPress(key);
              }}
            >
              {key}
            </button>
          );
        })}
      </div>
      {active && options.length > 0 && (
        <ul className={styles.choices}>
          {options.map(({ key, label }) => (
            <li key={key}>
              <b>{key}</b> {label}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
