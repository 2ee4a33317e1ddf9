import { bendTo, TURN_OFFSET } from '#src/ui/drawings/turnPath.ts';

/** Of the drawing, in px: its width, from one turn to the next, and the thickness of a bar. */
export const TURNS = { width: 440, pitch: 52, bar: 16 } as const;

const LONGEST = TURNS.width - TURN_OFFSET;
const SHORTEST = 28;

interface Turn {
  readonly voice: 'caller' | 'answer';
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * Two voices taking turns on one line, as geometry: the site draws it in pages, the build in link previews.
 *
 * @param lengths what was said, in order; the length of each becomes the length of its bar
 * @returns the bars, the SVG path of the line through them, and the drawing's height
 */
export function layTurns(lengths: readonly number[]): { turns: Turn[]; line: string; height: number } {
  const longest = Math.max(...lengths, 1);
  const turns = lengths.map((length, index): Turn => ({
    voice: index % 2 === 0 ? 'caller' : 'answer',
    x: index % 2 === 0 ? 0 : TURN_OFFSET,
    y: index * TURNS.pitch,
    width: Math.round(Math.max(SHORTEST, (length / longest) * LONGEST)),
  }));
  const height = Math.max(1, lengths.length) * TURNS.pitch;
  const middle = TURNS.bar / 2;
  const line = turns.map(({ x, y }, index) => {
    const previous = turns[index - 1];
    return previous ? bendTo(previous.x + 1, x + 1, previous.y + middle, y + middle) : ['M', 1, y + middle].join(' ');
  });
  return { turns, line: [...line, 'V', height].join(' '), height };
}
