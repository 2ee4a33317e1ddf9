interface Talk {
  readonly who: number;
  readonly at: number;
  readonly until: number;
}

/** What somebody has said in the time shown. */
interface Lane {
  /** Counted from 1, as in the scene. */
  readonly who: number;
  /** Where each time begins, and how long it is, in percent of the time shown. */
  readonly bars: readonly { readonly x: string; readonly width: string }[];
  /** All of them together, in whole seconds. */
  readonly seconds: number;
  /** Speaks now. */
  readonly isNow: boolean;
}

/**
 * @param talk who speaks when, in seconds and in order; the last one speaks now
 * @param count how many are in the room
 * @returns a lane for each of them, from the first word to now
 */
export function layTalk(talk: readonly Talk[], count: number): Lane[] {
  const begin = talk[0]?.at ?? 0;
  const last = talk.at(-1);
  const whole = (last?.until ?? 1) - begin;
  const share = (seconds: number) => ((seconds / whole) * 100).toFixed(1);
  return Array.from({ length: count }, (_, index) => {
    const own = talk.filter(({ who }) => who === index + 1);
    return {
      who: index + 1,
      bars: own.map(({ at, until }) => ({ x: share(at - begin), width: share(until - at) })),
      seconds: Math.round(own.reduce((sum, { at, until }) => sum + until - at, 0)),
      isNow: last?.who === index + 1,
    };
  });
}
