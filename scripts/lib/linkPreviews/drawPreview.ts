import { brand } from '#config/brand.ts';
import { LINK_PREVIEW } from '#config/constants.ts';
import { layTurns, TURNS } from '#src/ui/drawings/layTurns.ts';
import { RULER, rulerTicks } from '#src/ui/drawings/rulerTicks.ts';
import { turnLengths } from '#src/ui/drawings/turnLengths.ts';
import { WORDMARK_SIGN } from '#src/ui/drawings/wordmarkSign.ts';
import type { Typeface } from './openTypeface.ts';
import { drawShapes, type DrawnCover } from './drawShapes.ts';
import type { Surface } from './readSurface.ts';
import { wrapTitle } from './wrapTitle.ts';
import { writeText } from './writeText.ts';

/** What a preview says. */
export interface PreviewText {
  readonly title: string;
  /** A few words above the title, in one line. */
  readonly eyebrow?: string | undefined;
  /** What the turns are as long as. */
  readonly words: string;
}

interface PreviewStyle {
  readonly surface: Surface;
  /** Of a post: it stands where pages have their turns. */
  readonly cover?: DrawnCover | undefined;
  /** SVG of the page's scene, at its place; see `drawCard`. */
  readonly scene?: string | undefined;
  readonly display: Typeface;
  readonly small: Typeface;
}

/** Places and sizes in px. */
const { width: WIDTH, height: HEIGHT } = LINK_PREVIEW;
const MARGIN = 72;
/** The widest line of the title and the foot of its last line, in px; `leading` is in em. */
export const TITLE = { width: 684, lastBaseline: 484, leading: 1.14 };
const SMALL = 28;
/** The height of a capital letter, in em. */
const CAPITALS = 0.7;
const DRAWING = { x: 800, y: 92, scale: 1.25, turns: 7, thick: 1.6 };
/** A cover stands at the right; the title is a little narrower beside it. */
const COVER_PLACE = { x: 696, y: 174, width: 452, title: 588 } as const;
/** The widest line of a title beside a scene, in px. */
const BESIDE_SCENE = 560;
/** A bar that would end this close to the edge, in px, goes past it: one that just touches looks like a mistake. */
const EDGE = 56;

/**
 * Draws the link preview of a page: the wordmark, the title and the address, with the cover, the scene or the turns of the
 * page beside them and the ruler below.
 *
 * @returns an SVG without text elements: every letter is an outline
 * @throws when the title does not fit, or has a letter that the font has not
 */
export function drawPreview(text: PreviewText, { surface, cover, scene, display, small }: PreviewStyle): string {
  const widest = cover ? COVER_PLACE.title : scene ? BESIDE_SCENE : TITLE.width;
  const title = wrapTitle(text.title, widest, display.measure);
  const leading = title.size * TITLE.leading;
  const first = TITLE.lastBaseline - (title.lines.length - 1) * leading;
  const write = (typeface: Typeface, line: string, size: number, y: number, colour: string, x = MARGIN) =>
    writeText(typeface, line, { x, y, size, colour });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}">`,
    `<rect width="${String(WIDTH)}" height="${String(HEIGHT)}" fill="${surface.ground}"/>`,
    drawRuler(surface),
    cover ? drawShapes(cover, COVER_PLACE, display) : (scene ?? drawTurns(text.words, surface)),
    drawSign(surface),
    write(display, brand.name, 38, 103, surface.text, MARGIN + 66),
    text.eyebrow ? write(small, text.eyebrow, SMALL, first - title.size * CAPITALS - 36, surface.answer) : '',
    ...title.lines.map((line, index) => write(display, line, title.size, first + index * leading, surface.text)),
    write(small, brand.domain, SMALL, 558, surface.muted),
    '</svg>',
  ].join('');
}

/** The ruler stands on the lower edge, as it ends the hero of a page. */
function drawRuler({ line }: Surface): string {
  const ticks = WIDTH / 2 / RULER.pitch;
  return `<path transform="translate(0 ${String(HEIGHT)}) scale(2 -1.6)" d="${rulerTicks(ticks)}" fill="none" stroke="${line}" stroke-opacity="0.6"/>`;
}

/** The line comes from above and leaves below: the call goes on past the picture. */
function drawTurns(words: string, surface: Surface): string {
  const { turns, line } = layTurns(turnLengths(words, DRAWING.turns));
  const bar = TURNS.bar * DRAWING.thick;
  const middle = TURNS.bar / 2;
  const bars = turns.map(
    ({ voice, x, y, width }) =>
      `<rect x="${String(x)}" y="${String(y + middle - bar / 2)}" width="${String(clearEdge(x, width))}" height="${String(bar)}" rx="${String(bar / 2)}" fill="${surface[voice]}"/>`,
  );
  const arrival = `M 1 ${String(-DRAWING.y)} V ${String(middle)}`;
  return [
    `<g transform="translate(${String(DRAWING.x)} ${String(DRAWING.y)}) scale(${String(DRAWING.scale)})">`,
    `<path d="${arrival} ${line} V ${String(HEIGHT)}" fill="none" stroke="${surface.line}" stroke-width="2" stroke-opacity="0.55"/>`,
    ...bars,
    '</g>',
  ].join('');
}

function drawSign(surface: Surface): string {
  const { bars, bar } = WORDMARK_SIGN;
  const drawn = bars.map(
    ({ voice, x, y }) =>
      `<rect x="${String(x)}" y="${String(y)}" width="${String(bar.width)}" height="${String(bar.height)}" rx="${String(bar.rx)}" fill="${surface[voice]}"/>`,
  );
  return `<g transform="translate(${String(MARGIN)} 68) scale(1.5)">${drawn.join('')}</g>`;
}

function clearEdge(x: number, width: number): number {
  const edge = (WIDTH - DRAWING.x) / DRAWING.scale;
  return x + width > edge - EDGE / DRAWING.scale ? edge + TURNS.bar : width;
}
