import { layWave, WAVE } from '#src/scenes/parts/layWave.ts';
import { wrapText } from '../fitText.ts';
import { writeText } from '../writeText.ts';
import type { Drawn, Pen, Room } from './Pen.ts';
import { drawBox, drawIcon, drawLine, moveTo } from './shapes.ts';

type Side = 'caller' | 'answer';

/** What is said or written, by two sides in turn. */
export interface TalkBody {
  readonly draw: 'talk';
  /** When who spoke, in seconds: the two channels of a call above what is said. */
  readonly wave?: readonly { readonly side: Side; readonly at: number; readonly until: number }[];
  readonly bubbles: readonly { readonly side: Side; readonly text: string; readonly isHidden?: boolean }[];
  /** The most lines of one bubble; three when left out. */
  readonly lines?: number;
}

/** In px. */
const TEXT = { size: 30, leading: 38 };
const BUBBLE = { padX: 18, padY: 13, gap: 12, indent: 34, radius: 16 };
/** Flatter than on the page. */
const STRIP = { height: 80, gap: 16 };

/** @returns the waves of a call, and bubbles as many as fit: the answer's stand farther to the right, in its colour */
export function drawTalk({ wave, bubbles, lines = 3 }: TalkBody, room: Room, pen: Pen): Drawn {
  const pieces = wave ? [drawWave(wave, room.width, pen)] : [];
  let y = wave ? STRIP.height + STRIP.gap : 0;
  for (const bubble of bubbles) {
    const most = Math.min(lines, Math.floor((room.height - y - 2 * BUBBLE.padY) / TEXT.leading));
    if (most < 1) break;
    const { svg, height } = drawBubble(bubble, most, room.width, pen);
    pieces.push(moveTo(0, y, svg));
    y += height + BUBBLE.gap;
  }
  return { svg: pieces.join(''), height: y - BUBBLE.gap };
}

function drawWave(turns: NonNullable<TalkBody['wave']>, width: number, { palette }: Pen): string {
  const { caller, answer } = layWave(turns);
  const [x, y] = [width / WAVE.width, STRIP.height / WAVE.height];
  const stroke = 3 / x;
  const channels = drawLine(caller, palette['iris-400'], stroke) + drawLine(answer, palette['mint-500'], stroke);
  return `<g transform="scale(${x.toFixed(3)} ${y.toFixed(3)})">${channels}</g>`;
}

function drawBubble(
  { side, text, isHidden }: TalkBody['bubbles'][number],
  most: number,
  width: number,
  pen: Pen,
): Drawn {
  const { palette } = pen;
  const isAnswer = side === 'answer';
  const x = isAnswer ? BUBBLE.indent : 0;
  const start = x + BUBBLE.padX + (isHidden ? TEXT.size + 12 : 0);
  const widest = width - BUBBLE.indent + x - start - BUBBLE.padX;
  const typeface = isHidden ? pen.bold : pen.text;
  const lines = wrapText(text, widest / TEXT.size, most, typeface.measure);
  const right = start + Math.max(...lines.map(typeface.measure)) * TEXT.size + BUBBLE.padX;
  const height = lines.length * TEXT.leading + 2 * BUBBLE.padY;
  const [ground, colour] = isHidden
    ? [palette['amber-100'], palette['amber-700']]
    : isAnswer
      ? [palette['mint-100'], palette['ink-900']]
      : [palette['iris-100'], palette['iris-800']];
  const written = lines.map((line, index) => {
    const y = BUBBLE.padY + index * TEXT.leading + TEXT.size * 0.95;
    return writeText(typeface, line, { x: start, y, size: TEXT.size, colour });
  });
  const lock = { x: x + BUBBLE.padX - 2, y: height / 2 - TEXT.size / 2, size: TEXT.size, colour };
  const box = drawBox({ x, y: 0, width: right - x, height, radius: BUBBLE.radius }, ground);
  return { svg: [box, isHidden ? drawIcon(pen, 'lock', lock) : '', ...written].join(''), height };
}
