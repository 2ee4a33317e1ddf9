import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { CallLog } from '#src/blocks/call-simulator/CallLog.tsx';
import { Keypad } from '#src/blocks/call-simulator/Keypad.tsx';
import { CALL_KEYS } from '#src/blocks/call-simulator/keys.ts';
import type { CallState } from '#src/blocks/call-simulator/schema.ts';
import styles from '#src/blocks/call-simulator/CallSimulator.module.css';
import { useCall } from '#src/blocks/call-simulator/useCall.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** The call with its keypad and its log. It takes the place of the outline once there is JavaScript. */
export function Simulator({ states }: { readonly states: readonly CallState[] }) {
  const { t } = useLingui();
  const call = useCall(states);
  const { events, shown, status, current } = call;
  const lit = events[shown - 1]?.state;
  const labels = { idle: t`Start the call`, playing: t`Pause`, paused: t`Go on`, waiting: '', ended: '' };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !CALL_KEYS.includes(event.key)) return;
    event.preventDefault();
    if (shown > 0) call.press(event.key);
  };
  return (
    <div className={styles.simulator} onKeyDown={onKeyDown}>
      <ol className={styles.nodes} aria-label={t`States of the call`}>
        {states.map(({ id, label }) => (
          <li key={id} className={styles.node} aria-current={id === lit ? 'step' : undefined}>
            {label}
          </li>
        ))}
      </ol>
      <CallLog events={events.slice(0, shown)} />
      <div>
        <Keypad options={current?.keys ?? []} active={shown > 0} onPress={call.press} />
        <p className={styles.hint} role="status">
          {status === 'waiting' && t`Your turn: press a key, on the screen or on the keyboard.`}
          {status === 'ended' && t`The call has ended.`}
        </p>
        <div className={styles.controls}>
          {labels[status] && (
            <button type="button" className={styles.control} onClick={call.toggle}>
              <Icon name={status === 'playing' ? 'player-pause' : 'player-play'} />
              {labels[status]}
            </button>
          )}
          {shown > 0 && (
            <button type="button" className={styles.control} onClick={call.restart}>
              <Icon name="phone-call" />
              {t`Call again`}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
