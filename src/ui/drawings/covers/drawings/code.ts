import type { CoverOf } from '#src/shared/page/cover.ts';
import { box, COVER, disc, fill, type CoverShape } from '#src/ui/drawings/covers/coverShapes.ts';

const WINDOW = { x: 52, y: 46, radius: 16, bar: 40 } as const;
const TEXT = { x: 80, size: 20, leading: 34 } as const;
/** Of a sign in the code font, in em. */
const ADVANCE = 0.6;

/** A window with code that goes on past the edge. */
export function drawCode({ lines, mark }: Pick<CoverOf<'code'>, 'lines' | 'mark'>): readonly CoverShape[] {
  const first = WINDOW.y + WINDOW.bar + 32;
  const lit = mark === undefined ? [] : [box(0, first + (mark - 1) * TEXT.leading - 23, COVER.width, TEXT.leading, 0)];
  const lamps = [0, 1, 2].map((index) => disc(WINDOW.x + 24 + index * 20, WINDOW.y + WINDOW.bar / 2 + 2, 5.5));
  return [
    ...fill('raised', box(WINDOW.x, WINDOW.y, COVER.width, COVER.height, WINDOW.radius)),
    ...fill('line', ...lamps),
    ...fill('answer', ...lit),
    ...lines.map((line, index): CoverShape => {
      const text = line.trimStart();
      const indent = (line.length - text.length) * ADVANCE * TEXT.size;
      const tone = mark === undefined ? 'text' : index + 1 === mark ? 'ground' : 'text';
      return {
        draw: 'text',
        tone,
        text,
        x: TEXT.x + indent,
        y: first + index * TEXT.leading,
        size: TEXT.size,
        font: 'code',
      };
    }),
  ];
}
