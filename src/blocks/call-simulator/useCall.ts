import { useEffect, useState } from 'react';
import { readCall, withCall } from '#src/blocks/call-simulator/callQuery.ts';
import { runCall, type CallRun } from '#src/blocks/call-simulator/runCall.ts';
import type { CallState } from '#src/blocks/call-simulator/schema.ts';

/** A call that is being played, and what its buttons do. */
export interface Call extends CallRun {
  /** How many events have happened so far. */
  readonly shown: number;
  readonly status: 'idle' | 'playing' | 'paused' | 'waiting' | 'ended';
  readonly press: (key: string) => void;
  /** Begins, pauses or goes on, whichever comes next. */
  readonly toggle: () => void;
  readonly restart: () => void;
}

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Moment {
  readonly keys: readonly string[];
  readonly shown: number;
  readonly playing: boolean;
}

/** Not rendered on the server, so that the address may be read at once. */
function restore(states: readonly CallState[]): Moment {
  const pressed = readCall(window.location.search);
  if (!pressed) return { keys: [], shown: 0, playing: false };
  const { keys, events } = runCall(states, pressed);
  return { keys, shown: events.length, playing: false };
}

/** The call as it plays. A call from the address is there at once, as it was left. */
export function useCall(states: readonly CallState[]): Call {
  const [{ keys, shown, playing }, setMoment] = useState(() => restore(states));
  const run = runCall(states, keys);
  const count = run.events.length;
  const wait = run.events[shown]?.wait;

  useEffect(() => {
    if (!playing || wait === undefined) return undefined;
    const still = prefersStillness();
    const timer = setTimeout(
      () => {
        setMoment((moment) => ({ ...moment, shown: still ? count : moment.shown + 1 }));
      },
      still ? 0 : wait,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [playing, wait, shown, count]);

  const moveTo = (moment: Moment) => {
    window.history.replaceState(window.history.state, '', withCall(window.location.href, moment.keys));
    setMoment(moment);
  };
  return {
    ...run,
    shown,
    status: statusOf({ shown, playing, count, ended: run.choices.length === 0 }),
    press: (key) => {
      const next = runCall(states, [...run.keys, key]).keys;
      if (next.length === run.keys.length) return;
      moveTo({ keys: next, shown: count, playing: true });
    },
    toggle: () => {
      setMoment((moment) => ({ ...moment, playing: !moment.playing }));
    },
    restart: () => {
      moveTo({ keys: [], shown: 0, playing: true });
    },
  };
}

function statusOf({
  shown,
  playing,
  count,
  ended,
}: Record<'shown' | 'count', number> & Record<'playing' | 'ended', boolean>) {
  if (shown === count) return ended ? 'ended' : 'waiting';
  if (playing) return 'playing';
  return shown === 0 ? 'idle' : 'paused';
}
