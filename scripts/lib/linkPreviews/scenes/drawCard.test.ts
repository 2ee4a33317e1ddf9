import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { LINK_PREVIEW } from '#config/constants.ts';
import { locales, WRITTEN_LOCALES } from '#config/locales.ts';
import { sceneField } from '#src/scenes/sceneField.ts';
import { sceneSpecimens } from '#src/scenes/sceneSpecimens.gen.ts';
import { openPen } from '../createDrawPreview.ts';
import { readSurface } from '../readSurface.ts';
import { stillOf } from '../stills/stills.ts';
import { drawCard } from './drawCard.ts';
import type { Pen } from './Pen.ts';
import type { Box } from './shapes.ts';
import type { Still } from './Still.ts';

const { width, height } = LINK_PREVIEW;
const surface = readSurface(readFileSync('src/ui/styles/tokens.css', 'utf8'), 'purple955');
const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">${content}</svg>`;

type DrawnCard = ReturnType<typeof drawCard>;

let pen: Pen;
beforeAll(async () => {
  pen = await openPen(process.cwd());
});

const showings = Object.entries(sceneSpecimens).flatMap(([name, specimen]) =>
  WRITTEN_LOCALES.map((locale) => ({ name, locale, scene: { name, ...specimen[locale] } })),
);

/** All letters are outlines: the renderer would look for the fonts of the machine before each. */
const openDrawing = (content: string) => new Resvg(svg(content), { font: { loadSystemFonts: false } });

/** The groups of outlines, each a line of text, where they stand in the image. */
function textBoxes(drawn: string): Box[] {
  const open: string[] = [];
  return [...drawn.matchAll(/<g ([^>]*)>|<\/g>/g)].flatMap(({ 0: tag, 1: attributes = '', index }) => {
    if (tag === '</g>') {
      open.pop();
      return [];
    }
    open.push(attributes);
    // Outlines have y upwards: nothing else does.
    if (!/scale\([\d.]+ -/.test(attributes)) return [];
    const line = drawn.slice(index, drawn.indexOf('</g>', index));
    const around = open.slice(0, -1).map((group) => `<g ${group.replace(/clip-path="[^"]*"/, '')}>`);
    const box = openDrawing(`${around.join('')}${line}</g>${'</g>'.repeat(around.length)}`).getBBox();
    return box ? [{ x: box.x, y: box.y, width: box.width, height: box.height }] : [];
  });
}

const holds = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** What is wrong with the places of the words of a drawn window. */
function misplaced({ svg: drawn, box, outcome }: DrawnCard) {
  const texts = textBoxes(drawn);
  const frames = outcome ? [box, outcome] : [box];
  return {
    count: texts.length,
    outside: texts.filter((text) => !frames.some((frame) => holds(frame, text))),
    overlapping: texts.filter((text, index) => texts.slice(index + 1).some((other) => overlap(text, other))),
    // What comes of it hangs over the edge of the window, and must not hide a word.
    hidden: outcome ? texts.slice(0, -1).filter((text) => overlap(text, outcome)) : [],
  };
}

const BLANK = Buffer.alloc(width * height * 4);

/** The pixels that something is drawn on outside of the window and of what comes of it. */
function strayPixels({ svg: drawn, box, outcome }: DrawnCard): number {
  // The line that leads through the image, and the strokes around both, 2.5 px wide, are outside by intention.
  const { pixels } = openDrawing(drawn.replace(/^<path[^>]*>/, '')).render();
  // A pixel without colour is 0 in all of its four bytes. What may be drawn on is emptied: only what is stray is left.
  const ink = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  for (const frame of outcome ? [box, outcome] : [box]) {
    const [left, right] = [Math.ceil(frame.x - 4), Math.floor(frame.x + frame.width + 4)];
    const [top, bottom] = [Math.ceil(frame.y - 4), Math.floor(frame.y + frame.height + 4)];
    for (let y = top; y < bottom; y += 1) ink.fill(0, y * width + left, y * width + right);
  }
  // All at once: to look at each of 756 000 pixels takes longer than to draw them.
  return pixels.equals(BLANK) ? 0 : ink.filter((pixel) => pixel !== 0).length;
}

describe.each(showings)('$name in $locale', ({ scene, locale }) => {
  let card: DrawnCard;
  beforeAll(() => {
    card = drawCard(stillOf(sceneField.parse(scene), locales[locale].iso), surface, pen);
  });

  it('is a window in the image, right of the title', () => {
    const { svg: drawn, box, outcome } = card;
    expect(drawn).not.toMatch(/<text|<image|href=|NaN|undefined|Infinity/);
    for (const frame of outcome ? [box, outcome] : [box])
      expect(holds({ x: 636, y: 36, width: width - 636 - 36, height: height - 36 - 28 }, frame)).toBe(true);
  });

  it('keeps its words and drawings within it, apart from each other', () => {
    const { count, ...wrong } = misplaced(card);
    expect(count).toBeGreaterThan(2);
    expect(wrong).toEqual({ outside: [], overlapping: [], hidden: [] });
    expect(strayPixels(card)).toBe(0);
  });
});

const LONG = 'Автоматическое распределение обращений клиентов по операторам и очередям контакт-центра '.repeat(2);

test.each<Still['body']>([
  {
    draw: 'talk',
    bubbles: [
      { side: 'caller', text: LONG },
      { side: 'answer', text: LONG.replaceAll(' ', '') },
    ],
  },
  {
    draw: 'rows',
    figure: LONG,
    rows: Array.from({ length: 9 }, () => ({ label: LONG, value: '100 %', detail: LONG })),
  },
  {
    draw: 'steps',
    person: { name: LONG, detail: LONG },
    steps: Array.from({ length: 9 }, () => ({ mark: '503', text: LONG, note: LONG, state: 'bad' })),
  },
  {
    draw: 'board',
    nodes: Array.from({ length: 9 }, () => ({
      label: LONG,
      detail: LONG,
      tone: 'mint-500',
      branches: true,
      isLit: true,
    })),
  },
  { draw: 'bill', lines: Array.from({ length: 9 }, () => ({ icon: 'phone', quantity: LONG })), currency: '€' },
  { draw: 'code', lines: Array.from({ length: 20 }, () => `<span data-token="string">${LONG}</span>`), answer: LONG },
  {
    draw: 'map',
    ends: { caller: { longitude: -170, latitude: -50 }, agent: { longitude: 170, latitude: 70 } },
    from: LONG,
    to: LONG,
  },
  { draw: 'tiles', people: [LONG, LONG, LONG, LONG].map((name) => ({ name, byPhone: false })), words: LONG },
])('whatever is too long is cut: $draw', (body) => {
  const still: Still = { title: LONG, end: '00:21,4', outcome: { text: LONG, icon: 'check' }, body };
  const card = drawCard(still, surface, pen);
  const { count, ...wrong } = misplaced(card);
  expect(count).toBeGreaterThan(2);
  expect(wrong).toEqual({ outside: [], overlapping: [], hidden: [] });
  expect(strayPixels(card)).toBe(0);
});
