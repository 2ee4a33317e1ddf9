import type { Pen } from './Pen.ts';

/** A rectangle in px, with the radius of its corners. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}

const write = (value: number) => String(Number(value.toFixed(1)));

/** @returns a filled rectangle */
export function drawBox(
  { x, y, width, height, radius = 0 }: Box,
  fill: string,
  stroke?: { colour: string; width: number },
): string {
  const line = stroke ? ` stroke="${stroke.colour}" stroke-width="${String(stroke.width)}"` : '';
  return `<rect x="${write(x)}" y="${write(y)}" width="${write(width)}" height="${write(height)}" rx="${write(radius)}" fill="${fill}"${line}/>`;
}

/** @returns a straight line */
export function drawLine(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${String(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** @returns what is drawn from its own corner on, moved to a place in px */
export function moveTo(x: number, y: number, svg: string): string {
  return `<g transform="translate(${write(x)} ${write(y)})">${svg}</g>`;
}

/** @returns an icon of the site as a square of `size` px from its left upper corner on */
export function drawIcon(
  pen: Pen,
  name: string,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): string {
  return `<g transform="translate(${write(x)} ${write(y)}) scale(${(size / 24).toFixed(3)})" fill="none" stroke="${colour}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${pen.icon(name)}</g>`;
}
