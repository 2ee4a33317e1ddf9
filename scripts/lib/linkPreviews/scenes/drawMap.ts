import { layWay, type WayEnds } from '#src/scenes/catalogue/point-map/layWay.ts';
import { landPath } from '#src/scenes/parts/worldDots.ts';
import { cutText } from '../fitText.ts';
import { writeText } from '../writeText.ts';
import type { Drawn, Pen, Room } from './Pen.ts';
import { drawBox, moveTo } from './shapes.ts';

/** A call on its way around the world. */
export interface MapBody {
  readonly draw: 'map';
  readonly ends: WayEnds;
  /** The cities of the ends. */
  readonly from: string;
  readonly to: string;
}

/** In px, the margin in dots of the map. */
const MAP = { height: 264, margin: 3.5, most: 18 };
const CITY = { size: 30, height: 52, dot: 18 };

/** @returns the part of the world that the way goes through, and the two cities below it */
export function drawMap({ ends, from, to }: MapBody, { width }: Room, pen: Pen): Drawn {
  const { palette } = pen;
  const way = layWay(ends);
  const spots = [way.caller, way.entry, way.exit, way.agent];
  const [left, right] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))];
  const [upper, lower] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))];
  const scale = Math.min(
    width / (right - left + 2 * MAP.margin),
    MAP.height / (lower - upper + 4 * MAP.margin),
    MAP.most,
  );
  const shift = { x: width / 2 - ((left + right) / 2) * scale, y: MAP.height * 0.6 - ((upper + lower) / 2) * scale };
  const stroke = (d: string, colour: string, size: number, dashes = '') =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${String(size)}" stroke-linecap="round"${dashes}/>`;
  const dot = ({ x, y }: { x: number; y: number }, colour: string, size: number) =>
    drawBox({ x: x * scale - size / 2, y: y * scale - size / 2, width: size, height: size, radius: size / 2 }, colour);
  const world = [
    `<g transform="scale(${scale.toFixed(3)})">${stroke(landPath(), palette['iris-300'], 0.6, ' stroke-dasharray="0 1"')}${way.legs.map((leg, index) => stroke(leg, palette[index === 1 ? 'iris-600' : 'iris-400'], 4 / scale)).join('')}</g>`,
    dot(way.entry, palette['iris-600'], 18),
    dot(way.exit, palette['iris-600'], 18),
    dot(way.caller, palette['amber-500'], 24),
    dot(way.agent, palette['mint-500'], 24),
  ].join('');
  const city = (name: string, y: number, colour: string) =>
    drawBox({ x: 0, y: y + 14, width: CITY.dot, height: CITY.dot, radius: CITY.dot / 2 }, colour) +
    writeText(pen.bold, cutText(name, (width - 34) / CITY.size, pen.bold.measure), {
      x: 34,
      y: y + 34,
      size: CITY.size,
      colour: palette['ink-900'],
    });
  return {
    svg: [
      `<clipPath id="map"><rect width="${String(width)}" height="${String(MAP.height)}" rx="12"/></clipPath>`,
      `<g clip-path="url(#map)">${drawBox({ x: 0, y: 0, width, height: MAP.height }, palette['iris-50'])}${moveTo(shift.x, shift.y, world)}</g>`,
      city(from, MAP.height + 12, palette['amber-500']),
      city(to, MAP.height + 12 + CITY.height, palette['mint-500']),
    ].join(''),
    height: MAP.height + 12 + 2 * CITY.height,
  };
}
