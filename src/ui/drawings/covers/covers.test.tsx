import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { coverSchema, type Cover as CoverData } from '#src/shared/page/cover.ts';
import { Cover } from '#src/ui/drawings/covers/Cover.tsx';
import { COVER_COLOURS } from '#src/ui/drawings/covers/coverColours.ts';
import { coverOf } from '#src/ui/drawings/covers/coverOf.ts';

/** Each drawing with as much as it can hold. */
const fullest: Readonly<Record<CoverData['drawing'], object>> = {
  turns: { lengths: [34, 80, 12, 61, 100, 5], cut: 2 },
  wave: { stretches: [24, -9, 40, -22, 18, -3, 60, -10, 30] },
  columns: { values: Array.from({ length: 16 }, (_, index) => (index * 37) % 101), limit: 60 },
  chart: { values: Array.from({ length: 24 }, (_, index) => (index * 53) % 101), mark: 24 },
  nodes: { columns: [4, 4, 4, 4, 4], path: [1, 4, 2, 3, 1] },
  code: { lines: Array.from({ length: 6 }, () => '  if (a < b) go("x & y")'), mark: 3 },
  bubbles: { sizes: [100, -100, 70, -20, 10], failed: 2 },
  ladder: {
    messages: [
      { there: 'INVITE' },
      { back: '100 Trying' },
      { lost: 'OPTIONS' },
      { back: '200 OK' },
      { there: 'ACK' },
      { there: 'BYE' },
    ],
  },
  grid: { columns: 12, cells: 60, lit: [1, 13, 25, 60] },
  rings: { shares: [100, 75, 50, 1] },
  word: { text: '2 × 2' },
};

const draw = (cover: unknown) => renderToStaticMarkup(<Cover cover={coverSchema.parse(cover)} />);

describe.each(Object.entries(fullest))('the cover %s', (drawing, data) => {
  const html = draw({ drawing, ground: 'night', ...data });

  it('weighs at most 2 kB as HTML', () => {
    expect(brotliCompressSync(html).byteLength).toBeLessThan(2048);
  });

  it('is silent, runs nothing, and has no hole in its numbers', () => {
    expect(html).toMatch(/^<div class="[^"]*" aria-hidden="true"><svg/);
    expect(html).not.toMatch(/NaN|undefined|Infinity|style=|<script|\sid=/);
    expect(html).toMatch(/<path/);
  });

  it('is the same each time', () => {
    expect(draw({ drawing, ground: 'night', ...data })).toBe(html);
  });
});

test.each([
  [{ drawing: 'turns', ground: 'night', lengths: [1, 2] }],
  [{ drawing: 'ladder', ground: 'night', messages: [{ there: 'A', back: 'B' }, { there: 'A' }, { back: 'B' }] }],
  [{ drawing: 'word', ground: 'gold', text: 'SIP' }],
  [{ drawing: 'word', ground: 'ink', text: 'A long word' }],
])('%j is no cover', (cover) => {
  expect(coverSchema.safeParse(cover).success).toBe(false);
});

test('its colours are those of the site', () => {
  const tokens = new Set(readFileSync('src/ui/styles/tokens.css', 'utf8').match(/#[\da-f]{3,6}\b/g));
  const used = Object.values(COVER_COLOURS).flatMap((ground) => Object.values(ground));
  expect(used.filter((colour) => !tokens.has(colour))).toEqual([]);
});

test('a post without a cover has turns of its own words', () => {
  const [one, other] = ['When the line goes quiet', 'Holiday hours your supervisor can set'].map((title) =>
    draw(coverOf({ title })),
  );
  expect(one).not.toBe(other);
  const cover: CoverData = { drawing: 'word', ground: 'ink', text: 'SIP' };
  expect(coverOf({ title: 'A', cover })).toBe(cover);
});
