/** Of a strip, in its own px; it is stretched to its place, and the strokes keep their width. */
export const WAVE = { width: 600, height: 132 } as const;

const PITCH = 6;
const MIDDLE = { caller: 30, answer: 84 } as const;
const LOUDEST = 24;
/** What the strip shows before the first sound and after now, as a share of what lies between. */
const MARGIN = { before: 0.02, after: 0.14 } as const;

interface Spoken {
  readonly side: 'caller' | 'answer';
  readonly at: number;
  readonly until: number;
}

/** Two channels as SVG paths, and where the call is. */
interface Wave {
  readonly caller: string;
  readonly answer: string;
  readonly marker: number | undefined;
}

/**
 * @param turns who speaks when, in seconds since the call began
 * @param now where the call is, in seconds; left out, the call is over
 * @returns a stroke for each moment of a turn, as loud as syllables come and go; the same each time
 */
export function layWave(turns: readonly Spoken[], now?: number): Wave {
  const { begin, end } = waveSpan(turns, now);
  const scale = WAVE.width / (end - begin);
  const channel = (side: Spoken['side']) =>
    turns
      .filter((turn) => turn.side === side)
      .map((turn) => layTurn((turn.at - begin) * scale, (turn.until - turn.at) * scale, MIDDLE[side]))
      .join('');
  return {
    caller: channel('caller'),
    answer: channel('answer'),
    marker: now === undefined ? undefined : Math.round((now - begin) * scale),
  };
}

/**
 * @param turns who speaks when, in seconds since the call began
 * @param now where the call is, in seconds; left out, the call is over
 * @returns the time at both ends of the strip, in seconds: what is marked on it lies between
 */
export function waveSpan(turns: readonly Spoken[], now?: number): { readonly begin: number; readonly end: number } {
  const first = turns[0]?.at ?? 0;
  const last = now ?? turns.at(-1)?.until ?? first + 1;
  return {
    begin: first - (last - first) * MARGIN.before,
    end: last + (last - first) * (now === undefined ? MARGIN.before : MARGIN.after),
  };
}

function layTurn(x: number, width: number, middle: number): string {
  return Array.from({ length: Math.max(2, Math.round(width / PITCH)) }, (_, index) => {
    const half = Math.round(3 + Math.abs(Math.sin(index * 1.7 + x) * Math.cos(index * 0.61 + x)) * LOUDEST);
    return `M${(x + index * PITCH).toFixed(0)} ${String(middle - half)}v${String(2 * half)}`;
  }).join('');
}
