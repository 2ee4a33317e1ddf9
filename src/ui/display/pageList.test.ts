import { pageList } from '#src/ui/display/pageList.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, 'gap', 10]],
  [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
  [10, 10, [1, 'gap', 9, 10]],
])('on page %d of %d', (current, count, pages) => {
  expect(pageList(current, count)).toEqual(pages);
});

test('no gap hides a single page', () => {
  expect(pageList(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
