import type { CoverOf } from '#src/shared/page/cover.ts';
import { COVER, stroke, type CoverShape, type CoverTone } from '#src/ui/drawings/covers/coverShapes.ts';

const OUTER = 122;
const WIDTH = 24;
const TONES: readonly CoverTone[] = ['answer', 'caller', 'alert', 'line'];

/** Shares as rings around one middle, clockwise from above. */
export function drawRings({ shares }: Pick<CoverOf<'rings'>, 'shares'>): readonly CoverShape[] {
  const radii = shares.map((_, index) => OUTER - index * (WIDTH + 7));
  return [
    ...stroke('faint', WIDTH, ...radii.map((radius) => arc(radius, 0.9999))),
    ...shares.flatMap((share, index) =>
      stroke(TONES[index % TONES.length] ?? 'answer', WIDTH, arc(radii[index] ?? OUTER, Math.min(share / 100, 0.9999))),
    ),
  ];
}

function arc(radius: number, share: number): string {
  const [x, y] = [COVER.width / 2, COVER.height / 2];
  const angle = share * 2 * Math.PI;
  const end = [x + radius * Math.sin(angle), y - radius * Math.cos(angle)].map((at) => at.toFixed(1)).join(' ');
  return `M${String(x)} ${String(y - radius)}A${String(radius)} ${String(radius)} 0 ${share > 0.5 ? '1' : '0'} 1 ${end}`;
}
