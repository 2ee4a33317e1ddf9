import type { CoverOf } from '#src/shared/page/cover.ts';
import { box, COVER, dashes, fill, type CoverShape } from '#src/ui/drawings/covers/coverShapes.ts';

const SIDE = 40;
const HIGHEST = 236;
const RADIUS = 8;

/** Columns that grow out of the lower edge. With a limit, those above it stand out; without one, the highest does. */
export function drawColumns({ values, limit }: Pick<CoverOf<'columns'>, 'values' | 'limit'>): readonly CoverShape[] {
  const pitch = (COVER.width - 2 * SIDE) / values.length;
  const width = pitch * 0.68;
  const top = limit ?? Math.max(...values) - 1;
  const columns = values.map((value, index) => {
    const height = Math.max(6, (value / 100) * HIGHEST);
    const x = SIDE + index * pitch + (pitch - width) / 2;
    return { over: value > top, d: box(x, COVER.height - height, width, height + RADIUS, RADIUS) };
  });
  const of = (wanted: boolean) => columns.filter(({ over }) => over === wanted).map(({ d }) => d);
  const y = COVER.height - ((limit ?? 0) / 100) * HIGHEST;
  return [
    ...fill('caller', ...of(false)),
    ...fill(limit === undefined ? 'answer' : 'alert', ...of(true)),
    ...(limit === undefined ? [] : [dashes('text', 2, `M0 ${y.toFixed(1)}H${String(COVER.width)}`)]),
  ];
}
