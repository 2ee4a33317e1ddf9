import { globSync, readFileSync } from 'node:fs';
import { FONTS } from './fonts.ts';

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
