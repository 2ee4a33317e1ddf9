import type { CoverOf } from '#src/shared/page/cover.ts';
import { box, COVER, dashes, disc, fill, pill, type CoverShape } from '#src/ui/drawings/covers/coverShapes.ts';

const SIDE = 44;
const GAP = 16;
const RADIUS = 22;
const LINE = { height: 9, leading: 22, pad: 22 } as const;
/** A message longer than this has a second line. */
const LONG = 60;

interface Bubble {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly voice: 'caller' | 'answer';
}

/** Messages left and right. One may have failed: it is an outline. */
export function drawBubbles({ sizes, failed }: Pick<CoverOf<'bubbles'>, 'sizes' | 'failed'>): readonly CoverShape[] {
  const bubbles = lay(sizes);
  const isLost = (bubble: Bubble) => bubble === bubbles[(failed ?? 0) - 1];
  const of = (voice: Bubble['voice']) =>
    bubbles.filter((bubble) => bubble.voice === voice && !isLost(bubble)).map(outline);
  const lost = bubbles.filter(isLost);
  return [
    ...fill('caller', ...of('caller')),
    ...fill('answer', ...of('answer')),
    ...lost.map((bubble) => dashes('alert', 2.5, outline(bubble))),
    ...lost.flatMap(({ x, y, width, voice }) => fill('alert', disc(voice === 'caller' ? x + width : x, y, 11))),
    ...fill('ground', ...bubbles.filter((bubble) => !isLost(bubble)).flatMap(linesOf)),
    ...fill('faint', ...lost.flatMap(linesOf)),
  ];
}

const heightOf = (size: number) => (Math.abs(size) > LONG ? 1 : 0) * LINE.leading + LINE.height + 2 * LINE.pad;

function lay(sizes: readonly number[]): Bubble[] {
  const total = sizes.reduce((sum, size) => sum + heightOf(size) + GAP, -GAP);
  let y = (COVER.height - total) / 2;
  return sizes.map((size) => {
    const width = 100 + Math.min(100, Math.abs(size)) * 1.9;
    const bubble: Bubble = {
      x: size < 0 ? COVER.width - SIDE - width : SIDE,
      y,
      width,
      height: heightOf(size),
      voice: size < 0 ? 'answer' : 'caller',
    };
    y += bubble.height + GAP;
    return bubble;
  });
}

const outline = ({ x, y, width, height }: Bubble) => box(x, y, width, height, RADIUS);

function linesOf({ x, y, width, height }: Bubble): string[] {
  const full = width - 2 * LINE.pad;
  const count = Math.round((height - 2 * LINE.pad - LINE.height) / LINE.leading) + 1;
  return Array.from({ length: count }, (_, index) =>
    pill(x + LINE.pad, y + LINE.pad + index * LINE.leading, index + 1 < count ? full : full * 0.62, LINE.height),
  );
}
