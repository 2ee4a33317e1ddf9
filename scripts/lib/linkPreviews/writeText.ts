import type { Typeface } from './openTypeface.ts';

/** Where a line of text stands and how it looks. */
interface TextPlace {
  /** Of its start, its middle or its end, as `align` says, in px. */
  readonly x: number;
  /** Of its baseline, in px. */
  readonly y: number;
  /** Of its letters, in px. */
  readonly size: number;
  readonly colour: string;
  readonly align?: 'start' | 'middle' | 'end';
}

const SHARE = { start: 0, middle: 0.5, end: 1 } as const;

/**
 * @param typeface of its letters
 * @param text one line
 * @returns the line as outlines
 * @throws when the typeface lacks one of the letters
 */
export function writeText(
  typeface: Typeface,
  text: string,
  { x, y, size, colour, align = 'start' }: TextPlace,
): string {
  const start = align === 'start' ? x : x - typeface.measure(text) * size * SHARE[align];
  return `<g fill="${colour}" transform="translate(${String(Number(start.toFixed(1)))} ${y.toFixed(1)}) scale(${String(size)} -${String(size)})">${typeface.outline(text)}</g>`;
}
