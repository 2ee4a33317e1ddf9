import { cutText } from '../fitText.ts';
import { writeText } from '../writeText.ts';
import type { Drawn, Pen, Room } from './Pen.ts';
import { drawBox, drawIcon, drawLine } from './shapes.ts';

/** What is used, and in which currency that is paid. */
export interface BillBody {
  readonly draw: 'bill';
  readonly lines: readonly { readonly icon: string; readonly quantity: string }[];
  /** The sign of the currency. */
  readonly currency: string;
}

/** In px. */
const LINE = { size: 29, height: 62, icon: 30, indent: 46 };
const AMOUNT = { width: 96, step: 14, height: 18 };
const TOTAL = { height: 92, size: 54, width: 250, bar: 34 };

/**
 * @returns the lines, and their amounts as bars that come to that of the total. No amount is written: rates change without a
 * build, and networks keep an image for ever
 */
export function drawBill({ lines, currency }: BillBody, { width, height }: Room, pen: Pen): Drawn {
  const { palette, bold, text } = pen;
  const shown = lines.slice(0, Math.floor((height - TOTAL.height) / LINE.height));
  const end = shown.length * LINE.height;
  const drawn = shown.map(({ icon, quantity }, index) => {
    const y = index * LINE.height;
    const bar = AMOUNT.width - index * AMOUNT.step;
    const room = (width - LINE.indent - AMOUNT.width - 16) / LINE.size;
    return [
      index > 0 ? drawLine(`M0 ${String(y)}H${String(width)}`, palette['ink-200'], 1.5) : '',
      drawIcon(pen, icon, { x: 0, y: y + 16, size: LINE.icon, colour: palette['iris-600'] }),
      writeText(text, cutText(quantity, room, text.measure), {
        x: LINE.indent,
        y: y + 42,
        size: LINE.size,
        colour: palette['ink-900'],
      }),
      drawBox(
        { x: width - bar, y: y + 22, width: bar, height: AMOUNT.height, radius: AMOUNT.height / 2 },
        palette['iris-300'],
      ),
    ].join('');
  });
  const total = { x: width - TOTAL.width, y: end + 32, width: TOTAL.width, height: TOTAL.bar, radius: TOTAL.bar / 2 };
  return {
    svg: [
      ...drawn,
      drawLine(`M0 ${String(end)}H${String(width)}`, palette['ink-900'], 3),
      writeText(bold, currency, { x: 0, y: end + 68, size: TOTAL.size, colour: palette['iris-800'] }),
      drawBox(total, palette['mint-500']),
    ].join(''),
    height: end + TOTAL.height - 20,
  };
}
