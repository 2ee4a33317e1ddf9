import { cutText, wrapText } from '../fitText.ts';
import type { Tone } from '../readPalette.ts';
import { writeText } from '../writeText.ts';
import { drawPerson, PERSON, type Person } from './drawPerson.ts';
import type { Drawn, Pen, Room } from './Pen.ts';
import { drawBox, drawIcon, drawLine, moveTo } from './shapes.ts';

/** What happens, one step after the other. */
export interface StepsBody {
  readonly draw: 'steps';
  /** Whom it is about. */
  readonly person?: Person;
  readonly steps: readonly Step[];
  /** Which are shown where not all fit; the first ones when left out. */
  readonly keep?: 'first' | 'last';
}

interface Step {
  /** A few signs on the line, or the name of an icon. */
  readonly mark: string | { readonly icon: string };
  readonly text: string;
  /** A line below the text. */
  readonly note?: string | undefined;
  readonly state: 'done' | 'bad' | 'now' | 'plain';
}

const COLOURS: Readonly<Record<Step['state'], { ground: Tone; mark: Tone }>> = {
  done: { ground: 'mint-100', mark: 'mint-700' },
  bad: { ground: 'rose-100', mark: 'rose-700' },
  now: { ground: 'iris-600', mark: 'iris-50' },
  plain: { ground: 'iris-100', mark: 'iris-800' },
};

/** In px. */
const TEXT = { size: 30, leading: 37, note: 25 };
const MARK = { height: 46, size: 23, pad: 11, gap: 18 };
const GAP = 20;

/** @returns the steps on a line, as many as fit */
export function drawSteps({ person, steps, keep = 'first' }: StepsBody, room: Room, pen: Pen): Drawn {
  const top = person ? PERSON.height + 24 : 0;
  const markWidth = Math.max(...steps.map(({ mark }) => widthOf(mark, pen)));
  const ordered = keep === 'last' ? steps.toReversed() : steps;
  const fitting: Drawn[] = [];
  let taken = top;
  for (const step of ordered) {
    const drawn = drawStep(step, markWidth, room.width, pen);
    if (taken + drawn.height > room.height && fitting.length > 0) break;
    fitting.push(drawn);
    taken += drawn.height + GAP;
  }
  const shown = keep === 'last' ? fitting.toReversed() : fitting;
  let y = top;
  const placed = shown.map(({ svg, height }) => {
    const piece = moveTo(0, y, svg);
    y += height + GAP;
    return piece;
  });
  const last = y - GAP - (shown.at(-1)?.height ?? 0);
  const line = drawLine(
    `M${String(markWidth / 2)} ${String(top + 10)}V${String(last + 10)}`,
    pen.palette['iris-200'],
    3,
  );
  return { svg: (person ? drawPerson(person, room.width, pen) : '') + line + placed.join(''), height: y - GAP };
}

const widthOf = (mark: Step['mark'], { bold }: Pen) =>
  typeof mark === 'string' ? Math.max(MARK.height, bold.measure(mark) * MARK.size + 2 * MARK.pad) : MARK.height;

function drawStep({ mark, text, note, state }: Step, markWidth: number, width: number, pen: Pen): Drawn {
  const { palette } = pen;
  const { ground, mark: colour } = COLOURS[state];
  const typeface = state === 'now' ? pen.bold : pen.text;
  const x = markWidth + MARK.gap;
  const lines = wrapText(text, (width - x) / TEXT.size, 2, typeface.measure);
  const own = widthOf(mark, pen);
  const drawnMark =
    typeof mark === 'string'
      ? writeText(pen.bold, mark, {
          x: markWidth / 2,
          y: MARK.height / 2 + MARK.size * 0.36,
          size: MARK.size,
          colour: palette[colour],
          align: 'middle',
        })
      : drawIcon(pen, mark.icon, { x: markWidth / 2 - 13, y: MARK.height / 2 - 13, size: 26, colour: palette[colour] });
  const first = MARK.height / 2 + TEXT.size * 0.36;
  const end = first + (lines.length - 1) * TEXT.leading;
  return {
    svg: [
      drawBox(
        { x: (markWidth - own) / 2, y: 0, width: own, height: MARK.height, radius: MARK.height / 2 },
        palette[ground],
      ),
      drawnMark,
      ...lines.map((line, index) =>
        writeText(typeface, line, { x, y: first + index * TEXT.leading, size: TEXT.size, colour: palette['ink-900'] }),
      ),
      note === undefined
        ? ''
        : writeText(pen.text, cutText(note, (width - x) / TEXT.note, pen.text.measure), {
            x,
            y: end + 33,
            size: TEXT.note,
            colour: palette['ink-600'],
          }),
    ].join(''),
    height: Math.max(MARK.height, end + (note === undefined ? 8 : 41)),
  };
}
