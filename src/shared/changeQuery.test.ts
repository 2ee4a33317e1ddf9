import { changeQuery } from '#src/shared/changeQuery.ts';

test.each([
  ['', {}, ''],
  ['?a=1', {}, '?a=1'],
  ['?a=1&b=2', { a: '3' }, '?a=3&b=2'],
  ['?a=1&a=2', { a: '3' }, '?a=3'],
  ['?a=1', { a: undefined }, ''],
  ['?a=1', { b: 'x y&z' }, '?a=1&b=x+y%26z'],
  ['?q=%2B49', { b: undefined }, '?q=%2B49'],
])('%j changed by %j is %j', (search, change, expected) => {
  expect(changeQuery(search, change)).toBe(expected);
});
