import { medianOf, percentileOf, ratioOf } from './statistics.ts';

test('the median is the middle one, or between the two in the middle', () => {
  expect(medianOf([9, 1, 5])).toBe(5);
  expect(medianOf([4, 1, 2, 100])).toBe(3);
  expect(medianOf([])).toBeNaN();
});

test('a percentile is the smallest figure that so many do not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentileOf(hundred, 0.99)).toBe(99);
  expect(percentileOf(hundred, 0.5)).toBe(50);
  expect(percentileOf(hundred, 1)).toBe(100);
  expect(percentileOf([7], 0.99)).toBe(7);
  expect(percentileOf([], 0.5)).toBeNaN();
});

test('a ratio compares what was measured in the same round', () => {
  // The machine was ten times slower in the second round, for both.
  expect(ratioOf([100, 9, 80], [100, 10, 100])).toBe(0.9);
  expect(() => ratioOf([1], [1, 2])).toThrow('Every round needs a figure of both');
});
