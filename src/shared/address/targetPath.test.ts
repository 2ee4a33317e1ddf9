import { targetPath } from '#src/shared/address/targetPath.ts';

const ORIGIN = 'https://kz.site.example';

test.each([
  ['/a', '/a'],
  ['a/', '/a'],
  ['/a/?x=1:2#y', '/a'],
  ['/%D1%86%D0%B5%D0%BD%D1%8B', '/цены'],
  ['/100%', '/100%'],
  [ORIGIN, '/'],
  [`${ORIGIN}/a`, '/a'],
  ['https://kz.site.example.evil/a', undefined],
  ['https://site.example/a', undefined],
])('a rule to %s leads to %s', (to, path) => {
  expect(targetPath(to, ORIGIN)).toBe(path);
});
