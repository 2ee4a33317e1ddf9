import { circlesOf, targetPath } from '#src/shared/address/redirectWays.ts';

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

test('circles are told apart from the ways into them, and from ways that end', () => {
  const next = { in: 'a', a: 'b', b: 'c', c: 'a', self: 'self', way: 'end', late: 'in' };
  expect(circlesOf(new Map(Object.entries(next)))).toEqual([['a', 'b', 'c'], ['self']]);
});

test('a circle may have 12,000 addresses', () => {
  const next = Array.from({ length: 12_000 }, (_, step) => [String(step), String((step + 1) % 12_000)] as const);
  expect(circlesOf(new Map(next)).map(({ length }) => length)).toEqual([12_000]);
});
