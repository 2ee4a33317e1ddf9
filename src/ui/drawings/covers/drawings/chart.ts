import type { CoverOf } from '#src/shared/page/cover.ts';
import {
  COVER,
  disc,
  fill,
  lineThrough,
  rulerOnEdge,
  stroke,
  type CoverShape,
} from '#src/ui/drawings/covers/coverShapes.ts';

const TOP = 56;
const FOOT = 248;

/** A line from edge to edge; one of its points may be marked down to the ruler. */
export function drawChart({ values, mark }: Pick<CoverOf<'chart'>, 'values' | 'mark'>): readonly CoverShape[] {
  const points = values.map((value, index): [number, number] => [
    (index / (values.length - 1)) * COVER.width,
    FOOT - (value / 100) * (FOOT - TOP),
  ]);
  const line = lineThrough(points);
  const marked = mark === undefined ? undefined : points[mark - 1];
  return [
    ...fill('faint', `${line}V${String(COVER.height)}H0z`),
    ...rulerOnEdge(),
    ...stroke('answer', 5, line),
    ...(marked ? drawMark(marked) : []),
  ];
}

function drawMark([x, y]: readonly [number, number]): readonly CoverShape[] {
  return [
    ...stroke('alert', 2, `M${x.toFixed(1)} ${y.toFixed(1)}V${String(COVER.height)}`),
    ...fill('ground', disc(x, y, 13)),
    ...fill('alert', disc(x, y, 9)),
  ];
}
