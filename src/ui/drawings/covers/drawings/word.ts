import type { CoverOf } from '#src/shared/page/cover.ts';
import { COVER, fill, pill, rulerOnEdge, type CoverShape } from '#src/ui/drawings/covers/coverShapes.ts';

const LARGEST = 190;
/** Of a letter of the display font, in em, more or less. */
const ADVANCE = 0.66;
const SPACE = 408;

/** One large word, a turn below it, and a ruler. */
export function drawWord({ text }: Pick<CoverOf<'word'>, 'text'>): readonly CoverShape[] {
  const size = Math.round(Math.min(LARGEST, SPACE / (text.length * ADVANCE)));
  const baseline = 150 + size * 0.3;
  return [
    ...rulerOnEdge(24, 34),
    { draw: 'text', tone: 'text', text, x: COVER.width / 2, y: baseline, size, font: 'display', middle: true },
    ...fill('answer', pill(COVER.width / 2 - 60, baseline + 26, 120, 14)),
    ...fill('caller', pill(COVER.width / 2 + 68, baseline + 26, 46, 14)),
  ];
}
