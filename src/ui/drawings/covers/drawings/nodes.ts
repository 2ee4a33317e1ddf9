import type { CoverOf } from '#src/shared/page/cover.ts';
import { COVER, fill, pill, stroke, type CoverShape } from '#src/ui/drawings/covers/coverShapes.ts';

const NODE = { width: 66, height: 30 } as const;
const SIDE = 58;

type Point = readonly [x: number, y: number];

const EDGE: Point = [0, COVER.height / 2];

/** A flow from edge to edge; one way through it is lit. */
export function drawNodes({ columns, path }: Pick<CoverOf<'nodes'>, 'columns' | 'path'>): readonly CoverShape[] {
  const placed = columns.map((count, column) => {
    const x = SIDE + (column / (columns.length - 1)) * (COVER.width - 2 * SIDE);
    return Array.from({ length: count }, (_, row): Point => [x, (COVER.height / (count + 1)) * (row + 1)]);
  });
  const way = placed.flatMap((column, index): Point[] => {
    const point = column[(path[index] ?? 1) - 1] ?? column[0];
    return point ? [point] : [];
  });
  const all = placed.flatMap((column, index) =>
    column.flatMap((from) => (placed[index + 1] ?? []).map((to) => link(from, to))),
  );
  const lit = way.flatMap((to, index) => {
    const before = way[index - 1];
    return before ? [link(before, to)] : [];
  });
  const nodeAt = ([x, y]: Point) => pill(x - NODE.width / 2, y - NODE.height / 2, NODE.width, NODE.height);
  const others = placed.flat().filter((point) => !way.includes(point));
  // The way comes in from the left edge and goes out at the right one.
  const [first = EDGE, last = EDGE] = [way[0], way.at(-1)];
  return [
    ...stroke('faint', 2.5, ...all),
    ...stroke(
      'answer',
      4,
      `M0 ${first[1].toFixed(1)}H${first[0].toFixed(1)}`,
      ...lit,
      `M${last[0].toFixed(1)} ${last[1].toFixed(1)}H${String(COVER.width)}`,
    ),
    ...fill('caller', ...others.map(nodeAt)),
    ...fill('answer', ...way.map(nodeAt)),
  ];
}

function link([x, y]: Point, [toX, toY]: Point): string {
  const half = ((x + toX) / 2).toFixed(1);
  return `M${x.toFixed(1)} ${y.toFixed(1)}C${half} ${y.toFixed(1)} ${half} ${toY.toFixed(1)} ${toX.toFixed(1)} ${toY.toFixed(1)}`;
}
