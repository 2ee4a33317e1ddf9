import type { CoverOf } from '#src/shared/page/cover.ts';
import {
  box,
  chance,
  COVER,
  fill,
  lineThrough,
  rulerOnEdge,
  stroke,
  type CoverShape,
} from '#src/ui/drawings/covers/coverShapes.ts';

const PITCH = 10;
const BAR = 5;
const MIDDLE = 128;
const LOUDEST = 176;
/** How far below the recording its longest silence is measured. */
const MEASURE = 240;

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly voice: 'caller' | 'answer' | undefined;
}

/** Of any length. */
const SILENCE: Stretch = { from: 0, to: COVER.width, voice: undefined };

/** A recording from edge to edge; its longest silence stands between two ticks. */
export function drawWave({ stretches }: Pick<CoverOf<'wave'>, 'stretches'>): readonly CoverShape[] {
  const parts = lay(stretches);
  const bars = Array.from({ length: COVER.width / PITCH }, (_, index) => {
    const x = index * PITCH + PITCH / 2;
    const part = parts.find(({ from, to }) => x >= from && x < to);
    return { voice: part?.voice, d: drawBar(index, x, part ?? SILENCE) };
  });
  const of = (voice: Stretch['voice']) => bars.filter((bar) => bar.voice === voice).map(({ d }) => d);
  const [longest] = parts.filter(({ voice }) => voice === undefined).sort((a, b) => b.to - b.from - (a.to - a.from));
  return [
    ...rulerOnEdge(),
    ...fill('line', ...of(undefined)),
    ...fill('caller', ...of('caller')),
    ...fill('answer', ...of('answer')),
    ...(longest ? measure(longest) : []),
  ];
}

function lay(stretches: readonly number[]): Stretch[] {
  const total = stretches.reduce((sum, length) => sum + Math.abs(length), 0) || 1;
  let at = 0;
  let turns = 0;
  return stretches.map((length) => {
    const from = at;
    at += (Math.abs(length) / total) * COVER.width;
    if (length < 0) return { from, to: at, voice: undefined };
    turns += 1;
    return { from, to: at, voice: turns % 2 === 1 ? 'caller' : 'answer' };
  });
}

function drawBar(index: number, x: number, { from, to, voice }: Stretch): string {
  const along = (x - from) / (to - from);
  const loud = voice === undefined ? 0 : Math.sqrt(Math.sin(Math.PI * along)) * (0.3 + 0.7 * chance(index));
  const height = Math.max(BAR, loud * LOUDEST);
  return box(x - BAR / 2, MIDDLE - height / 2, BAR, height, BAR / 2);
}

function measure({ from, to }: Stretch): readonly CoverShape[] {
  const [left, right] = [from + 2, to - 2];
  const across = lineThrough([
    [left, MEASURE],
    [right, MEASURE],
  ]);
  const tick = (x: number) =>
    lineThrough([
      [x, MEASURE - 14],
      [x, MEASURE + 14],
    ]);
  return stroke('alert', 2.5, tick(left), tick(right), across);
}
