import { readFileSync } from 'node:fs';
import { WORD_JOINER } from '#src/shared/text/typography/typography.ts';
import path from 'node:path';
import type { Font } from 'harfbuzzjs';

/** Text as outlines: the drawing then needs no fonts, and looks the same wherever it is rendered. */
export interface Typeface {
  /** The width of a line of text, in em. */
  readonly measure: (text: string) => number;
  /** SVG path elements of a line of text, in em with y upwards, from its start on the baseline. */
  readonly outline: (text: string) => string;
}

/** The parts into which the package splits the font by letters; a letter is taken from the first that has it. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'];

/** The fonts of the site: of titles, of text and of code. */
type FontFamily = 'geologica' | 'onest' | 'jetbrains-mono';

/**
 * Opens a font of the site.
 *
 * @param root the repository, with its packages
 * @param weight 100 to 900
 * @param tracking added after each letter, in em
 * @param family which one; that of titles when left out
 */
export async function openTypeface(
  root: string,
  weight: number,
  tracking = 0,
  family: FontFamily = 'geologica',
): Promise<Typeface> {
  // Both start their WebAssembly while they load, which only an `import()` waits for under Jest.
  const [harfbuzz, { default: decompress }] = await Promise.all([
    import('harfbuzzjs'),
    import('woff2-encoder/decompress'),
  ]);
  const folder = `node_modules/@fontsource-variable/${family}/files`;
  const fonts = await Promise.all(
    SUBSETS.map(async (subset) => {
      const woff2 = readFileSync(path.join(root, folder, `${family}-${subset}-wght-normal.woff2`));
      const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(await decompress(woff2)).buffer));
      const font = new harfbuzz.Font(face);
      font.setVariations([new harfbuzz.Variation('wght', weight)]);
      return {
        font,
        em: face.upem,
        has: remember((letter: string) => font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined),
        pathOf: remember((glyph: number) => font.glyphToPath(glyph)),
      };
    }),
  );

  // One for all lines: to make one, and to have it collected, takes as long as to shape a line.
  const buffer = new harfbuzz.Buffer();
  const shape = (text: string): Glyph[] => {
    let x = 0;
    return splitByFont(text, fonts).flatMap(({ font, em, pathOf, run }) => {
      buffer.reset();
      buffer.addText(run);
      buffer.guessSegmentProperties();
      harfbuzz.shape(font, buffer);
      // Not both in one call, which defines four more properties of each glyph, one by one: that took most of the time.
      const positions = buffer.getGlyphPositions();
      return buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
        const start = x;
        x += (positions[index]?.xAdvance ?? 0) / em + tracking;
        return { path: () => pathOf(glyph), scale: 1 / em, x: start, end: x };
      });
    });
  };
  return {
    measure: remember((text) => shape(text).at(-1)?.end ?? 0),
    outline: (text) => shape(text).map(drawGlyph).join(''),
  };
}

/** A thousand images ask for the same few glyphs, and the search for a line's end for the same words. */
function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

interface Glyph {
  /** SVG commands, in units of the font. */
  readonly path: () => string;
  readonly scale: number;
  /** Where it starts, and where the next one does, in em. */
  readonly x: number;
  readonly end: number;
}

function drawGlyph({ path, scale, x }: Glyph): string {
  const commands = path();
  if (commands === '') return '';
  return `<path transform="translate(${x.toFixed(4)} 0) scale(${String(scale)})" d="${commands}"/>`;
}

interface OpenFont {
  readonly font: Font;
  readonly em: number;
  readonly has: (letter: string) => boolean;
  readonly pathOf: (glyph: number) => string;
}

/** @throws when no part of the font has one of the letters: a preview with an empty box in it is worse than none */
function splitByFont(text: string, fonts: readonly OpenFont[]): (OpenFont & { run: string })[] {
  const runs: (OpenFont & { run: string })[] = [];
  for (const letter of text.replaceAll(WORD_JOINER, '')) {
    const last = runs.at(-1);
    if (last?.has(letter)) last.run += letter;
    else {
      const found = fonts.find(({ has }) => has(letter));
      if (!found) throw new Error(`The font has no "${letter}", which "${text}" needs`);
      runs.push({ ...found, run: letter });
    }
  }
  return runs;
}
