/** Of every cover, in its own units. */
export const COVER = { width: 480, height: 300 } as const;

/** What a shape is for; the ground says in which colour. */
export type CoverTone = 'caller' | 'answer' | 'line' | 'faint' | 'alert' | 'raised' | 'text' | 'ground';

interface Filled {
  readonly draw: 'fill';
  readonly tone: CoverTone;
  readonly d: string;
}

interface Stroked {
  readonly draw: 'stroke';
  readonly tone: CoverTone;
  readonly d: string;
  readonly width: number;
  readonly dashed?: boolean | undefined;
}

/** Signs on one line, on their baseline. */
interface Written {
  readonly draw: 'text';
  readonly tone: CoverTone;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: 'display' | 'code';
  readonly middle?: boolean | undefined;
}

/** A piece of a cover. Pages draw it, and the build of link previews does. */
export type CoverShape = Filled | Stroked | Written;

const n = (value: number) => String(Math.round(value * 10) / 10);

/** @returns the path of a box with round corners */
export function box(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${n(x + r)} ${n(y)}h${n(across)}${corner(r, r)}v${n(down)}${corner(-r, r)}h${n(-across)}${corner(-r, -r)}v${n(-down)}${corner(r, -r)}z`;
}

/** @returns the path of a bar with round ends: a turn */
export const pill = (x: number, y: number, width: number, height: number): string =>
  box(x, y, Math.max(width, height), height, height / 2);

/** @returns the path of a disc */
export const disc = (x: number, y: number, radius: number): string =>
  box(x - radius, y - radius, 2 * radius, 2 * radius, radius);

/** @returns the path of a line through points */
export const lineThrough = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');

/** @returns a fill, unless it is of nothing */
export const fill = (tone: CoverTone, ...paths: readonly string[]): readonly CoverShape[] =>
  paths.length > 0 ? [{ draw: 'fill', tone, d: paths.join('') }] : [];

/** @returns a stroke, unless it is of nothing */
export const stroke = (tone: CoverTone, width: number, ...paths: readonly string[]): readonly CoverShape[] =>
  paths.length > 0 ? [{ draw: 'stroke', tone, width, d: paths.join('') }] : [];

/** @returns a broken stroke */
export const dashes = (tone: CoverTone, width: number, d: string): CoverShape => ({
  draw: 'stroke',
  tone,
  width,
  d,
  dashed: true,
});

/** @returns the ticks of the ruler on the lower edge, every fifth of them long */
export function rulerOnEdge(pitch = 12, height = 16): readonly CoverShape[] {
  const ticks = Array.from({ length: Math.ceil(COVER.width / pitch) + 1 }, (_, index) => {
    const tick = index % 5 === 0 ? height : height / 2;
    return `M${n(index * pitch)} ${n(COVER.height)}v${n(-tick)}`;
  });
  return stroke('line', 1.5, ...ticks);
}

/** A number between 0 and 1 that looks like chance and is always the same. */
export function chance(index: number, seed = 1): number {
  const value = Math.sin(index * 127.1 + seed * 311.7) * 43_758.5453;
  return value - Math.floor(value);
}
