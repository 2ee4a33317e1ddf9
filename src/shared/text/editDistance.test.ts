import { editDistance, findNearestWord } from '#src/shared/text/editDistance.ts';

test.each([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['abc', 'ac', 1],
  ['kitten', 'sitting', 3],
  ['titel', 'title', 1],
  ['ab', 'ba', 1],
  ['ca', 'abc', 3],
])('from %j to %j it is %d letters', (a, b, letters) => {
  expect(editDistance(a, b)).toBe(letters);
});

test.each([0, 1, 2, 3, 4, 5])('with %d letters at most it is the same, or more than that', (most) => {
  const words = ['', 'abc', 'acb', 'ca', 'kitten', 'sitting', 'title', 'titel', 'abcdefgh', 'badcfehg'];
  for (const a of words) {
    for (const b of words) {
      const far = editDistance(a, b);
      expect([a, b, editDistance(a, b, most)]).toEqual([a, b, far <= most ? far : Infinity]);
    }
  }
});

test.each([
  ['titel', ['title', 'lead'], 'title'],
  ['hreff', ['label', 'href'], 'href'],
  ['Title', ['title'], 'title'],
  ['titel', ['titles', 'title'], 'title'],
  ['abcd', ['abxy'], undefined],
  ['heroe', ['hero', 'hero-form'], 'hero'],
  ['zebra', ['hero', 'faq'], undefined],
  ['', [], undefined],
  ['b', ['a'], undefined],
])('for %j among %j, %s was meant', (word, words, meant) => {
  expect(findNearestWord(word, words)).toBe(meant);
});
