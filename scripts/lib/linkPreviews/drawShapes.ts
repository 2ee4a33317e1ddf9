import { COVER, type CoverShape, type CoverTone } from '#src/ui/drawings/covers/coverShapes.ts';
import type { Typeface } from './openTypeface.ts';

/** The pieces of a cover and the colours of its ground. */
export interface DrawnCover {
  readonly shapes: readonly CoverShape[];
  readonly colours: Readonly<Record<CoverTone, string>>;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const RADIUS = 16;

/** @returns a cover as SVG, as wide as its place, with round corners; its signs are outlines */
export function drawShapes({ shapes, colours }: DrawnCover, { x, y, width }: Place, typeface: Typeface): string {
  const frame = `<rect width="${String(COVER.width)}" height="${String(COVER.height)}" rx="${String(RADIUS)}"`;
  return [
    `<clipPath id="cover">${frame}/></clipPath>`,
    `<g transform="translate(${String(x)} ${String(y)}) scale(${(width / COVER.width).toFixed(3)})" clip-path="url(#cover)">`,
    `${frame} fill="${colours.ground}"/>`,
    ...shapes.map((shape) => drawShape(shape, colours, typeface)),
    '</g>',
  ].join('');
}

function drawShape(shape: CoverShape, colours: DrawnCover['colours'], typeface: Typeface): string {
  const colour = colours[shape.tone];
  if (shape.draw === 'fill') return `<path fill="${colour}" d="${shape.d}"/>`;
  if (shape.draw === 'stroke') {
    const dashes = shape.dashed ? ' stroke-dasharray="9 8"' : '';
    return `<path fill="none" stroke="${colour}" stroke-width="${String(shape.width)}" stroke-linecap="round" stroke-linejoin="round"${dashes} d="${shape.d}"/>`;
  }
  const { text, x, y, size, middle } = shape;
  const start = middle ? x - (typeface.measure(text) * size) / 2 : x;
  return `<g fill="${colour}" transform="translate(${start.toFixed(1)} ${y.toFixed(1)}) scale(${String(size)} -${String(size)})">${typeface.outline(text)}</g>`;
}
