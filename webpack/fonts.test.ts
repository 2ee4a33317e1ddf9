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

/** They stand on a letter, and both are of one face: of the letter's. */
const COMBINING = [0x0301, 0x0304, 0x0308, 0x0329];

/** @returns `u+0301, u+0410-044f` as ranges of code points */
const readRange = (text: string) =>
  text.split(',').map((one) => {
    const [first = '', last = first] = one.trim().slice(2).split('-');
    return [parseInt(first, 16), parseInt(last, 16)] as const;
  });

const faces = [...read('src/ui/styles/fonts.css').matchAll(RANGE)].map(({ groups = {} }) => ({
  family: groups.family,
  file: `${groups.file ?? ''}?${groups.part ?? ''}`,
  part: groups.part,
  ranges: readRange(groups.range ?? ''),
}));

test('the browser asks a part of a file for nothing that it does not have', () => {
  const parts = faces.flatMap(({ part, ...face }) => (part === undefined ? [] : [{ ...face, part }]));
  expect(new Set(parts.map(({ part }) => part))).toEqual(new Set(Object.keys(PARTS)));
  for (const { file, part, ranges } of parts)
    for (const range of ranges)
      expect([file, range, PARTS[part]!.some(([from, to]) => range[0] >= from && range[1] <= to)]).toEqual([
        file,
        range,
        true,
      ]);
});

/** The lists of families in the tokens: of each list, the selector that it stands for. */
const LISTS = [...read('src/ui/styles/tokens.css').matchAll(/^(:root[^{]*?) \{([^}]+)\}/gm)].flatMap(
  ([, selector = '', rules = '']) =>
    [...rules.matchAll(/--font-(?:text|display|code): ([^;]+);/g)].map(([, list = '']) => ({ selector, list })),
);

// A file that is late is none, and the next family of the list is asked for what it should have had.
test('of the families that a text is set in, no two files have the same character', () => {
  expect(LISTS.length).toBe(5);
  for (const { selector, list } of LISTS) {
    const own = faces.filter(({ family = '' }) => list.includes(`'${family}'`));
    expect(own.length).toBeGreaterThan(2);
    const seen = own.flatMap(({ file, ranges }) => ranges.map(([first, last]) => ({ file, first, last })));
    for (const { file, first, last } of seen.filter((range) => !COMBINING.includes(range.first)))
      expect([
        selector,
        file,
        seen.filter((other) => other.file !== file && first <= other.last && last >= other.first),
      ]).toEqual([selector, file, []]);
  }
});

test('each language in Cyrillic is set in Latin by parts', () => {
  const cyrillic = Object.entries(locales).filter(([, { script }]) => script === 'cyrillic');
  expect(cyrillic.length).toBeGreaterThan(0);
  for (const [code] of cyrillic)
    for (const family of ['Onest', 'Geologica'])
      expect(LISTS).toContainEqual({
        selector: expect.stringContaining(`:lang(${code})`) as string,
        list: expect.stringContaining(`'${family} Parts', '${family} Variable', '${family} Fallback'`) as string,
      });
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
