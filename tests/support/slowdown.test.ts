import { expectWithin } from './slowdown.ts';

test('what is in time is, and what takes longer than any machine is slowed down by is not', () => {
  expectWithin(9, 10);
  expect(() => {
    expectWithin(1e6, 10);
  }).toThrow('toBeLessThan');
});
