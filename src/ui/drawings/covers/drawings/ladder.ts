import type { CoverOf } from '#src/shared/page/cover.ts';
import {
  COVER,
  dashes,
  fill,
  lineThrough,
  pill,
  stroke,
  type CoverShape,
} from '#src/ui/drawings/covers/coverShapes.ts';

const [LEFT, RIGHT] = [84, 396] as const;
const HEAD = 9;
const SIZE = 19;

type Message = CoverOf<'ladder'>['messages'][number];

/** Messages between two lines of life; one that is lost ends half-way. */
export function drawLadder({ messages }: Pick<CoverOf<'ladder'>, 'messages'>): readonly CoverShape[] {
  const pitch = (COVER.height - 40) / messages.length;
  const lives = [LEFT, RIGHT].map((x) => `M${String(x)} 0V${String(COVER.height)}`);
  return [
    ...stroke('faint', 3, ...lives),
    ...messages.flatMap((message, index) => drawMessage(message, 20 + pitch * (index + 0.72))),
  ];
}

function drawMessage({ there, back, lost }: Message, y: number): readonly CoverShape[] {
  const tone = lost === undefined ? (back === undefined ? 'caller' : 'answer') : 'alert';
  const from = back === undefined ? LEFT : RIGHT;
  const to = lost === undefined ? LEFT + RIGHT - from : (LEFT + RIGHT) / 2 + 40;
  const way = Math.sign(to - from);
  const line = lineThrough([
    [from + way * 10, y],
    [to - way * 4, y],
  ]);
  const head: [number, number][] =
    lost === undefined
      ? [
          [to - way * (HEAD + 4), y - HEAD],
          [to - way * 4, y],
          [to - way * (HEAD + 4), y + HEAD],
        ]
      : [
          [to + 4, y - HEAD],
          [to + 4 + 2 * HEAD, y + HEAD],
        ];
  const other: [number, number][] = [
    [to + 4 + 2 * HEAD, y - HEAD],
    [to + 4, y + HEAD],
  ];
  return [
    ...fill(tone, pill(from - 7, y - 7, 14, 14)),
    ...(lost === undefined ? stroke(tone, 3, line) : [dashes(tone, 3, line)]),
    ...stroke(tone, 3, lineThrough(head), ...(lost === undefined ? [] : [lineThrough(other)])),
    {
      draw: 'text',
      tone: 'text',
      text: there ?? back ?? lost ?? '',
      x: (from + to) / 2,
      y: y - 12,
      size: SIZE,
      font: 'code',
      middle: true,
    },
  ];
}
