interface Bar<Side> {
  readonly side: Side;
  /** Where it begins and ends, and how long it is, in percent of the whole. */
  readonly x: string;
  readonly end: string;
  readonly width: string;
}

interface Lasting<Side> {
  readonly side: Side;
  readonly at: number;
  readonly until: number;
}

/**
 * @param lasting what takes time, with its beginning and its end
 * @param whole the time that the full width stands for, from zero
 * @returns a bar for each, in percent with one digit; what goes past the whole ends with it
 */
export function layBars<Side extends string>(lasting: readonly Lasting<Side>[], whole: number): Bar<Side>[] {
  const share = (time: number) => (Math.min(Math.max(time, 0), whole) / whole) * 100;
  return lasting.map(({ side, at, until }) => ({
    side,
    x: share(at).toFixed(1),
    end: share(until).toFixed(1),
    width: (share(until) - share(at)).toFixed(1),
  }));
}
