import { cutText, wrapText } from '../fitText.ts';
import { writeText } from '../writeText.ts';
import { drawInitials } from './drawPerson.ts';
import type { Drawn, Pen, Room } from './Pen.ts';
import { drawBox, drawIcon, moveTo } from './shapes.ts';

/** Who is in a room; the first of them speaks. */
export interface TilesBody {
  readonly draw: 'tiles';
  readonly people: readonly { readonly name: string; readonly byPhone: boolean }[];
  /** What is said right now. */
  readonly words: string;
}

const TONES = ['iris', 'amber', 'mint'] as const;
/** In px. */
const LARGE = { height: 222, circle: 84 };
const SMALL = { height: 142, circle: 60, name: 24, gap: 12 };
const WORDS = { size: 28, leading: 35, pad: 18 };

/** @returns a large tile with what is said in it, and below it one for each of the others */
export function drawTiles({ people, words }: TilesBody, { width }: Room, pen: Pen): Drawn {
  const { palette, text } = pen;
  const [speaker, ...others] = people;
  const lines = wrapText(words, (width - 2 * WORDS.pad) / WORDS.size, 2, text.measure);
  const first = LARGE.height - WORDS.pad - (lines.length - 1) * WORDS.leading - 5;
  const column = (width - SMALL.gap * (others.length - 1)) / others.length;
  return {
    svg: [
      drawBox({ x: 2, y: 2, width: width - 4, height: LARGE.height - 4, radius: 14 }, palette['iris-900'], {
        colour: palette['mint-500'],
        width: 4,
      }),
      moveTo(width / 2 - LARGE.circle / 2, 22, drawInitials(speaker?.name ?? '', LARGE.circle, pen, 'mint')),
      ...lines.map((line, index) =>
        writeText(text, line, {
          x: WORDS.pad,
          y: first + index * WORDS.leading,
          size: WORDS.size,
          colour: palette['iris-50'],
        }),
      ),
      ...others.map((person, index) =>
        moveTo(
          index * (column + SMALL.gap),
          LARGE.height + SMALL.gap,
          drawSmall(person, TONES[index % TONES.length], column, pen),
        ),
      ),
    ].join(''),
    height: LARGE.height + SMALL.gap + SMALL.height,
  };
}

function drawSmall(
  { name, byPhone }: TilesBody['people'][number],
  tone: (typeof TONES)[number] | undefined,
  width: number,
  pen: Pen,
): string {
  const { palette, text } = pen;
  const [called = ''] = name.split(/\s/);
  const x = width / 2 - SMALL.circle / 2;
  const face = byPhone
    ? drawBox({ x, y: 18, width: SMALL.circle, height: SMALL.circle, radius: SMALL.circle / 2 }, palette['ink-200']) +
      drawIcon(pen, 'phone', { x: x + 15, y: 33, size: 30, colour: palette['ink-600'] })
    : moveTo(x, 18, drawInitials(name, SMALL.circle, pen, tone));
  const shown = cutText(called, (width - 16) / SMALL.name, text.measure);
  return [
    drawBox({ x: 0, y: 0, width, height: SMALL.height, radius: 14 }, palette['ink-100']),
    face,
    writeText(text, shown, { x: width / 2, y: 114, size: SMALL.name, colour: palette['ink-900'], align: 'middle' }),
  ].join('');
}
