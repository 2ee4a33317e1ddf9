import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { CallLog } from '#src/blocks/call-simulator/CallLog.tsx';
import { Keypad } from '#src/blocks/call-simulator/Keypad.tsx';
import { CALL_KEYS } from '#src/blocks/call-simulator/keys.ts';
import type { CallState } from '#src/blocks/call-simulator/schema.ts';
import styles from '#src/blocks/call-simulator/CallSimulator.module.css';
import { useCall, type Call } from '#src/blocks/call-simulator/useCall.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** The call with its keypad and its log. It takes the place of the outline once there is JavaScript. */
export function Simulator({ states }: { readonly states: readonly CallState[] }) {
  const { t } = useLingui();
  const call = useCall(states);
  const { events, shown, status, choices } = call;
  const lit = events[shown - 1]?.state;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !CALL_KEYS.includes(event.key)) return;
    event.preventDefault();
    if (shown > 0) call.press(event.key);
  };
  return (
    // Safari gives no button the focus that a pointer presses: there it comes here, and so do the keys.
    <div className={styles.simulator} tabIndex={-1} onKeyDown={onKeyDown}>
      <ol className={styles.nodes} aria-label={t`States of the call`}>
        {states.map(({ id, label }) => (
          <li key={id} className={styles.node} aria-current={id === lit ? 'step' : undefined}>
            {label}
          </li>
        ))}
      </ol>
      <CallLog events={events.slice(0, shown)} />
      <div>
        <Keypad options={choices} active={shown > 0} onPress={call.press} />
        <p className={styles.hint} role="status">
          {status === 'waiting' && t`Your turn: press a key, on the screen or on the keyboard.`}
          {status === 'ended' && t`The call has ended.`}
        </p>
        <Controls {...call} />
      </div>
    </div>
  );
}

/** A button that was pressed stays: the focus would go with it, and the keys of the keyboard would reach nobody. */
function Controls({ status, toggle, restart }: Pick<Call, 'status' | 'toggle' | 'restart'>) {
  const { t } = useLingui();
  const pause = t`Pause`;
  const labels = { idle: t`Start the call`, playing: pause, paused: t`Go on`, waiting: pause, ended: pause };
  const isStill = status === 'waiting' || status === 'ended';
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.control}
        aria-disabled={isStill || undefined}
        onClick={isStill ? undefined : toggle}
      >
        <Icon name={status === 'idle' || status === 'paused' ? 'player-play' : 'player-pause'} />
        {labels[status]}
      </button>
      {status !== 'idle' && (
        <button type="button" className={styles.control} onClick={restart}>
          <Icon name="phone-call" />
          {t`Call again`}
        </button>
      )}
    </div>
  );
}
