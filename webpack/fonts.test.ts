import { globSync, readFileSync } from 'node:fs';
import { locales } from '#config/locales.ts';
import { FONTS, PARTS } from './fonts.ts';

const FACE = /@font-face \{[^}]*?fontsource-variable\/(?<family>[a-z-]+)\/[^}]*?font-weight: (?<weights>[\d ]+);/g;
const read = (file: string) => readFileSync(file, 'utf8');

test('the browser is told the weights that the files have', () => {
  const faces = [...read('src/ui/styles/fonts.css').matchAll(FACE)].map(({ groups }) => ({ ...groups }));
  expect(new Set(faces.map(({ family }) => family))).toEqual(new Set(Object.keys(FONTS)));
  for (const { family = '', weights } of faces) {
    const { min, max } = FONTS[family]!.weights;
    expect([family, weights]).toEqual([family, `${String(min)} ${String(max)}`]);
  }
});

/** Of a face: its family, the package's file, the part of it if it is one, and the characters that the browser asks it for. */
const RANGE =
  /@font-face \{\s*font-family: '(?<family>[^']+)';[^}]*?files\/(?<file>[^']*?)\.woff2(?:\?(?<part>\w+))?'[^}]*?unicode-range:\s*(?<range>[^;]+);/g;

/** It stands on a letter, and both are of one face: of the letter's. */
const STRESS = 0x0301;

/** @returns `u+0301, u+0410-044f` as ranges of code points */
const readRange = (text: string) =>
  text.split(',').map((one) => {
    const [first = '', last = first] = one.trim().slice(2).split('-');
    return [parseInt(first, 16), parseInt(last, 16)] as const;
  });

test('the browser asks a part for what it has, and the rest of its file for none of that', () => {
  const faces = [...read('src/ui/styles/fonts.css').matchAll(RANGE)].map(({ groups = {} }) => ({
    family: groups.family,
    file: groups.file,
    part: groups.part,
    ranges: readRange(groups.range ?? ''),
  }));
  expect(new Set(faces.flatMap(({ part }) => part ?? []))).toEqual(new Set(Object.keys(PARTS)));
  for (const { family, file, part, ranges } of faces.filter((face) => face.part !== undefined)) {
    const has = PARTS[part!]!;
    for (const [first, last] of ranges)
      expect([file, has.some(([from, to]) => first >= from && last <= to)]).toEqual([file, true]);
    const rest = faces.find((face) => face.file === file && face.part === undefined);
    expect([file, rest?.ranges]).toEqual([file, expect.any(Array)]);
    // What is asked before another family may have what that one has.
    if (rest!.family !== family) continue;
    const letters = rest!.ranges.filter(([first]) => first !== STRESS);
    for (const [first, last] of letters)
      expect([file, has.filter(([from, to]) => first <= to && last >= from)]).toEqual([file, []]);
  }
});

test('each language in Cyrillic is set in the little of Latin that it asks for first, and then in all', () => {
  const tokens = read('src/ui/styles/tokens.css');
  const [, selectors = '', fonts = ''] = /^(:root:lang[^{]+)\{([^}]+)\}/m.exec(tokens) ?? [];
  const cyrillic = Object.entries(locales).filter(([, { script }]) => script === 'cyrillic');
  expect(cyrillic.length).toBeGreaterThan(0);
  for (const [code] of cyrillic) expect(selectors).toContain(`:lang(${code})`);
  for (const family of ['Onest', 'Geologica'])
    expect(fonts).toContain(`'${family} Basic', '${family} Variable', '${family} Fallback'`);
});

test('no style asks for a weight that no font has', () => {
  const files = globSync('src/**/*.css').filter((file) => !file.endsWith('styles/fonts.css'));
  const asked = files.flatMap((file) =>
    [...read(file).matchAll(/font-weight: (\d+)/g)].map(([, weight]) => Number(weight)),
  );
  const { onest, geologica } = FONTS;
  expect(asked.length).toBeGreaterThan(100);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(geologica!.weights.min);
  expect(Math.max(...asked)).toBeLessThanOrEqual(onest!.weights.max);
});
