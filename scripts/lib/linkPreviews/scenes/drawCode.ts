import { cutText } from '../fitText.ts';
import type { Tone } from '../readPalette.ts';
import { writeText } from '../writeText.ts';
import type { Drawn, Pen, Room } from './Pen.ts';
import { drawBox } from './shapes.ts';

/** What is typed, and what comes back. */
export interface CodeBody {
  readonly draw: 'code';
  /** Coloured HTML, as `highlight` makes it. */
  readonly lines: readonly string[];
  /** Below the lines. */
  readonly answer: string;
}

const COLOURS: Readonly<Record<string, Tone>> = {
  string: 'mint-300',
  number: 'amber-300',
  keyword: 'iris-300',
  key: 'iris-300',
  name: 'iris-300',
  comment: 'ink-500',
};

/** In px. */
const CODE = { size: 23, leading: 36 };
const ANSWER = { size: 26, height: 58, pad: 20, gap: 20 };

/** @returns the lines, as many as fit above the answer, on a dark ground */
export function drawCode({ lines, answer }: CodeBody, room: Room, pen: Pen): Drawn {
  const { palette, bold } = pen;
  const most = Math.floor((room.height - ANSWER.height - ANSWER.gap) / CODE.leading);
  const shown = lines.slice(0, most);
  const top = shown.length * CODE.leading + ANSWER.gap;
  const said = cutText(answer, (room.width - 2 * ANSWER.pad) / ANSWER.size, bold.measure);
  const width = bold.measure(said) * ANSWER.size + 2 * ANSWER.pad;
  return {
    svg: [
      ...shown.map((line, index) => writeLine(line, index * CODE.leading + CODE.size, room.width, pen)),
      drawBox({ x: 0, y: top, width, height: ANSWER.height, radius: ANSWER.height / 2 }, palette['mint-100']),
      writeText(bold, said, { x: ANSWER.pad, y: top + 38, size: ANSWER.size, colour: palette['mint-700'] }),
    ].join(''),
    height: top + ANSWER.height,
  };
}

/** Each letter is as wide as any other: the place of a piece follows from the letters before it. */
function writeLine(html: string, y: number, width: number, { code, palette }: Pen): string {
  const most = Math.floor(width / (CODE.size * code.measure('0')));
  const pieces = [...html.matchAll(/<span data-token="(\w+)">(.*?)<\/span>|([^<]+)/g)].map(
    ([, kind = '', token, plain = '']) => ({
      text: decode(token ?? plain),
      colour: palette[COLOURS[kind] ?? 'iris-50'],
    }),
  );
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
  let left = length > most ? most - 1 : most;
  const shown = pieces.map(({ text, colour }) => {
    const cut = text.slice(0, left);
    left -= cut.length;
    return { text: cut, colour };
  });
  if (length > most) shown.push({ text: '…', colour: palette['ink-500'] });
  let x = 0;
  return shown
    .map(({ text, colour }) => {
      const start = x;
      x += text.length * CODE.size * code.measure('0');
      return text.trim() === '' ? '' : writeText(code, text, { x: start, y, size: CODE.size, colour });
    })
    .join('');
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decode = (html: string) => html.replaceAll(/&([#\w]+);/g, (entity, name: string) => SIGNS[name] ?? entity);
