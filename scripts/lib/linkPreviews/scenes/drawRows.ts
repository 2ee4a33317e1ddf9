import { cutText } from '../fitText.ts';
import type { Tone } from '../readPalette.ts';
import { writeText } from '../writeText.ts';
import type { Drawn, Pen, Room } from './Pen.ts';
import { drawBox, drawIcon, drawLine, moveTo } from './shapes.ts';

/** A list of things with their figures, below what they come to. */
export interface RowsBody {
  readonly draw: 'rows';
  /** What it comes to, large. */
  readonly figure?: string;
  /** What it is made of, as a bar. */
  readonly shares?: readonly { readonly share: number; readonly tone: Tone }[];
  readonly rows: readonly Row[];
}

interface Row {
  readonly label: string;
  readonly value?: string;
  /** A line below the label. */
  readonly detail?: string;
  /** Of a dot before the label. */
  readonly tone?: Tone;
  /** Instead of a dot. */
  readonly icon?: string;
  /** The row that it is about. */
  readonly isLit?: boolean;
}

/** In px. */
const FIGURE = { size: 72, height: 68 };
const SHARES = { height: 22, gap: 3, below: 20 };
const ROW = { size: 30, height: 62, detail: 25, withDetail: 92, mark: 36, pad: 14 };

/** @returns the figure, the bar and the rows, as many as fit, with a hairline between them */
export function drawRows({ figure, shares, rows }: RowsBody, room: Room, pen: Pen): Drawn {
  const pieces: string[] = [];
  let y = 0;
  if (figure !== undefined) {
    const place = { x: 0, y: FIGURE.size * 0.76, size: FIGURE.size, colour: pen.palette['iris-800'] };
    pieces.push(writeText(pen.bold, cutText(figure, room.width / FIGURE.size, pen.bold.measure), place));
    y += FIGURE.height + 8;
  }
  if (shares) {
    pieces.push(moveTo(0, y, drawShares(shares, room.width, pen)));
    y += SHARES.height + SHARES.below;
  }
  for (const [index, row] of rows.entries()) {
    const height = row.detail === undefined ? ROW.height : ROW.withDetail;
    if (y + height > room.height) break;
    const rule = index > 0 && !row.isLit && !rows[index - 1]?.isLit;
    pieces.push(
      moveTo(
        0,
        y,
        (rule ? drawLine(`M0 0H${String(room.width)}`, pen.palette['ink-200'], 1.5) : '') +
          drawRow(row, height, room.width, pen),
      ),
    );
    y += height;
  }
  return { svg: pieces.join(''), height: y };
}

function drawShares(shares: NonNullable<RowsBody['shares']>, width: number, { palette }: Pen): string {
  const shown = shares.filter(({ share }) => share > 0);
  const all = shown.reduce((sum, { share }) => sum + share, 0);
  const room = width - SHARES.gap * (shown.length - 1);
  let x = 0;
  return shown
    .map(({ share, tone }) => {
      const box = drawBox({ x, y: 0, width: (share / all) * room, height: SHARES.height, radius: 5 }, palette[tone]);
      x += (share / all) * room + SHARES.gap;
      return box;
    })
    .join('');
}

function drawRow(
  { label, value = '', detail, tone, icon, isLit = false }: Row,
  height: number,
  width: number,
  pen: Pen,
): string {
  const { palette, text, bold } = pen;
  const colour = isLit ? palette['iris-900'] : palette['ink-900'];
  const indent = tone || icon ? ROW.mark : 0;
  const y = (detail === undefined ? height / 2 : 30) + ROW.size * 0.36;
  const taken = value === '' ? 0 : bold.measure(value) * ROW.size + 20;
  const labelTypeface = isLit ? bold : text;
  const shown = cutText(label, (width - indent - taken) / ROW.size, labelTypeface.measure);
  const middle = y - ROW.size * 0.35;
  return [
    isLit
      ? drawBox({ x: -ROW.pad, y: 2, width: width + 2 * ROW.pad, height: height - 4, radius: 12 }, palette['iris-100'])
      : '',
    icon ? drawIcon(pen, icon, { x: -2, y: middle - 13, size: 26, colour: palette['iris-600'] }) : '',
    tone && !icon ? drawBox({ x: 0, y: middle - 8, width: 16, height: 16, radius: 8 }, palette[tone]) : '',
    writeText(labelTypeface, shown, { x: indent, y, size: ROW.size, colour }),
    value === '' ? '' : writeText(bold, value, { x: width, y, size: ROW.size, colour, align: 'end' }),
    detail === undefined
      ? ''
      : writeText(text, cutText(detail, (width - indent) / ROW.detail, text.measure), {
          x: indent,
          y: y + 34,
          size: ROW.detail,
          colour: palette['ink-600'],
        }),
  ].join('');
}
