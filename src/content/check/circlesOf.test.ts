import { circlesOf } from '#src/content/check/circlesOf.ts';

test('circles are told apart from the ways into them, and from ways that end', () => {
  const next = { in: 'a', a: 'b', b: 'c', c: 'a', self: 'self', way: 'end', late: 'in' };
  expect(circlesOf(new Map(Object.entries(next)))).toEqual([['a', 'b', 'c'], ['self']]);
});

test('a circle may have 12,000 names', () => {
  const next = Array.from({ length: 12_000 }, (_, step) => [String(step), String((step + 1) % 12_000)] as const);
  expect(circlesOf(new Map(next)).map(({ length }) => length)).toEqual([12_000]);
});
