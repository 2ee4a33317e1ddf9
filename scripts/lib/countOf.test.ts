import { countOf } from './countOf.ts';

test.each([
  [0, '0 texts'],
  [1, '1 text'],
  [2, '2 texts'],
])('%i is written as %s', (number, text) => {
  expect(countOf(number, 'text')).toBe(text);
});
