import { Trans } from '@lingui/react/macro';
import type { CallState } from '#src/blocks/call-simulator/schema.ts';
import styles from '#src/blocks/call-simulator/CallSimulator.module.css';
import { Speaker } from '#src/blocks/call-simulator/Speaker.tsx';

/** The whole scenario: what is said in each state, and which key leads where. */
export function CallOutline({ states }: { readonly states: readonly CallState[] }) {
  const nameOf = (to: string) => states.find(({ id }) => id === to)?.label ?? to;
  return (
    <ol className={styles.outline}>
      {states.map(({ id, label, turns, keys }) => (
        <li key={id}>
          <h3 className={styles.stateName}>{label}</h3>
          {turns.map(({ side, text }) => (
            <p key={text}>
              <Speaker side={side} /> {text}
            </p>
          ))}
          {keys.length > 0 && (
            <ul className={styles.choices}>
              {keys.map(({ key, label: choice, to }) => {
                const target = nameOf(to);
                return (
                  <li key={key}>
                    <Trans>
                      Key {key}: {choice} → {target}
                    </Trans>
                  </li>
                );
              })}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
