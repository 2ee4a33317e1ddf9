import type { CoverOf } from '#src/shared/page/cover.ts';
import { COVER, dashes, fill, pill, stroke, type CoverShape } from '#src/ui/drawings/covers/coverShapes.ts';
import { bendTo } from '#src/ui/drawings/turnPath.ts';

const BAR = 30;
const SIDES = { caller: 44, answer: 128 } as const;
const LONGEST = 300;
/** How much of a turn is heard that is broken off. */
const HEARD = 0.55;

/** Two voices on one line, which comes from above and goes on below. */
export function drawTurns({ lengths, cut }: Pick<CoverOf<'turns'>, 'lengths' | 'cut'>): readonly CoverShape[] {
  const pitch = COVER.height / (lengths.length + 0.6);
  const longest = Math.max(...lengths);
  const turns = lengths.map((length, index) => {
    const voice = index % 2 === 0 ? 'caller' : 'answer';
    const y = pitch * (index + 0.8);
    return { voice, x: SIDES[voice], y, width: Math.max(BAR, (length / longest) * LONGEST), broken: index + 1 === cut };
  }) satisfies { voice: 'caller' | 'answer' }[];
  const line = turns.map(({ x, y }, index) => {
    const before = turns[index - 1];
    return before ? bendTo(before.x + 1, x + 1, before.y, y) : `M${String(x + 1)} 0V${y.toFixed(1)}`;
  });
  const barsOf = (wanted: 'caller' | 'answer') =>
    turns
      .filter(({ voice }) => voice === wanted)
      .map(({ x, y, width, broken }) => pill(x, y - BAR / 2, broken ? width * HEARD : width, BAR));
  return [
    ...stroke('line', 2, [...line, `V${String(COVER.height)}`].join('')),
    ...turns
      .filter(({ broken }) => broken)
      .map(({ x, y, width }) => dashes('alert', 2, pill(x, y - BAR / 2, width, BAR))),
    ...fill('caller', ...barsOf('caller')),
    ...fill('answer', ...barsOf('answer')),
  ];
}
