import { followsQuery } from '#src/app/followsQuery.ts';

const at = (pathname: string) => ({ pathname });

test.each([
  ['/pricing', '/pricing', true],
  ['/es/pricing', '/es/pricing', true],
  ['/pricing', '/es/pricing', false],
  ['/kit/pricing', '/kit/pricing', false],
  ['/nowhere', '/nowhere', false],
  ['/%', '/%', false],
])('from %s to %s: %s', (from, to, expected) => {
  expect(followsQuery(at(from), at(to))).toBe(expected);
});
