import { initialsOf } from '#src/scenes/parts/initialsOf.ts';
import { cutText } from '../fitText.ts';
import { writeText } from '../writeText.ts';
import type { Pen } from './Pen.ts';
import { drawBox } from './shapes.ts';

/** Somebody, or a firm. */
export interface Person {
  readonly name: string;
  readonly detail: string;
}

/** In px. */
export const PERSON = { height: 72 };
const NAME = 30;
const DETAIL = 24;

/** @returns the letters of a name in a circle, as wide as `size` px */
export function drawInitials(name: string, size: number, pen: Pen, tone: 'iris' | 'mint' | 'amber' = 'iris'): string {
  const letters = { x: size / 2, y: size / 2 + size * 0.13, size: size * 0.36, align: 'middle' } as const;
  const colour = pen.palette[tone === 'iris' ? 'iris-800' : 'ink-900'];
  const ground = pen.palette[({ iris: 'iris-200', mint: 'mint-300', amber: 'amber-300' } as const)[tone]];
  const circle = drawBox({ x: 0, y: 0, width: size, height: size, radius: size / 2 }, ground);
  return circle + writeText(pen.bold, initialsOf(name), { ...letters, colour });
}

/** @returns initials, the name and a line about whoever has it */
export function drawPerson({ name, detail }: Person, width: number, pen: Pen): string {
  const x = PERSON.height + 18;
  const { palette, bold, text } = pen;
  return [
    drawInitials(name, PERSON.height, pen),
    writeText(bold, cutText(name, (width - x) / NAME, bold.measure), {
      x,
      y: 30,
      size: NAME,
      colour: palette['ink-900'],
    }),
    writeText(text, cutText(detail, (width - x) / DETAIL, text.measure), {
      x,
      y: 64,
      size: DETAIL,
      colour: palette['ink-600'],
    }),
  ].join('');
}
