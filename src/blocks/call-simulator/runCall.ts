import type { CallState } from '#src/blocks/call-simulator/schema.ts';

/** No scenario needs more: then the call ends. A longer query was not made here. */
const MOST_KEYS = 24;

/** Something said, or a key pressed. Times are in ms. */
export interface CallEvent {
  readonly side: 'caller' | 'answer' | 'key';
  readonly text: string;
  /** From the beginning of the call. */
  readonly at: number;
  readonly wait: number;
  readonly state: string;
}

/** A call as far as the pressed keys bring it. */
export interface CallRun {
  readonly events: readonly CallEvent[];
  /** The keys that led somewhere. */
  readonly keys: readonly string[];
  /** What may be pressed next; nothing when the call has ended. */
  readonly choices: CallState['keys'];
}

/** @returns the whole call that the keys make: always the same for the same keys. A key that leads nowhere is left out. */
export function runCall(states: readonly CallState[], pressed: readonly string[]): CallRun {
  const events: CallEvent[] = [];
  const keys: string[] = [];
  let current = states[0];
  let at = 0;
  const enter = (state: CallState | undefined) => {
    for (const { side, text, ms } of state?.turns ?? []) {
      at += ms;
      events.push({ side, text, at, wait: ms, state: state?.id ?? '' });
    }
  };
  enter(current);
  for (const key of pressed.slice(0, MOST_KEYS)) {
    const option = current?.keys.find((choice) => choice.key === key);
    const next = states.find(({ id }) => id === option?.to);
    if (!current || !option || !next) continue;
    keys.push(key);
    events.push({ side: 'key', text: `${key} · ${option.label}`, at, wait: 0, state: current.id });
    current = next;
    enter(current);
  }
  return { events, keys, choices: current && keys.length < MOST_KEYS ? current.keys : [] };
}
