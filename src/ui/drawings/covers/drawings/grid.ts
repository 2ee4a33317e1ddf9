import type { CoverOf } from '#src/shared/page/cover.ts';
import { box, COVER, fill, type CoverShape } from '#src/ui/drawings/covers/coverShapes.ts';

const SPACE = { width: 376, height: 244 } as const;
/** Of the width of a cell. */
const GAP = 0.16;

/** Cells in rows, some of them lit. */
export function drawGrid({
  columns,
  cells,
  lit,
  labels = [],
}: Pick<CoverOf<'grid'>, 'columns' | 'cells' | 'lit' | 'labels'>): readonly CoverShape[] {
  const rows = Math.ceil(cells / columns);
  // A keypad is wider than high, so that few columns fill the picture too.
  const height = Math.min(SPACE.height / (rows - GAP), SPACE.width / (columns - GAP));
  const width = Math.min(SPACE.width / (columns - GAP), height * 1.7);
  const gap = Math.min(width, height) * GAP;
  const left = (COVER.width - columns * width + gap) / 2;
  const top = (COVER.height - rows * height + gap) / 2;
  const placed = Array.from({ length: cells }, (_, index) => {
    const [x, y] = [left + (index % columns) * width, top + Math.floor(index / columns) * height];
    return { isLit: lit.includes(index + 1), label: labels[index], x, y };
  });
  const [across, down] = [width - gap, height - gap];
  const of = (wanted: boolean) =>
    placed.filter(({ isLit }) => isLit === wanted).map(({ x, y }) => box(x, y, across, down, down * 0.24));
  return [
    ...fill('faint', ...of(false)),
    ...fill('answer', ...of(true)),
    ...placed.flatMap(({ label, isLit, x, y }): CoverShape[] =>
      label === undefined
        ? []
        : [
            {
              draw: 'text',
              tone: isLit ? 'ground' : 'text',
              text: label,
              x: x + across / 2,
              y: y + down / 2 + down * 0.17,
              size: Math.round(down * 0.48),
              font: 'display',
              middle: true,
            },
          ],
    ),
  ];
}
