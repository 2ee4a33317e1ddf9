import { rankPages, type Found } from '#src/search/server/rankPages.ts';

const found = (scores: Readonly<Record<string, number>>): Found =>
  new Map(Object.entries(scores).map(([path, score]) => [path, { terms: [path], score }]));
const alike = () => 1;
const pathsOf = ({ hits }: ReturnType<typeof rankPages>) => hits.map(({ path }) => path);

test('a page about most of a question stands above one that has all its words by chance', () => {
  const ranked = rankPages([found({ long: 1, answer: 20 }), found({ long: 1, answer: 20 }), found({ long: 1 })], alike);
  expect(pathsOf(ranked)).toEqual(['answer', 'long']);
  expect(ranked.isWhole).toBe(true);
  expect(ranked.whole.map(({ path }) => path)).toEqual(['long']);
});

test('among equals the page with more of the question is first, and of the words the rare one counts', () => {
  const common = Object.fromEntries(Array.from({ length: 50 }, (_, number) => [`page-${String(number)}`, 5]));
  const ranked = rankPages([found({ ...common, other: 5 }), found({ rare: 5 }), found({ nowhere: 1 })], alike);
  expect(pathsOf(ranked)[0]).toBe('rare');
  expect(rankPages([found({ one: 3, both: 3 }), found({ both: 3 })], alike).hits[0]?.path).toBe('both');
});

test('few pages with all of it are followed by those with most of it, many are not', () => {
  const many = (count: number) =>
    found(Object.fromEntries(Array.from({ length: count }, (_, number) => [`page-${String(number)}`, 5])));
  expect(rankPages([many(30), found({ 'page-7': 5 })], alike).hits).toHaveLength(10);
  expect(rankPages([many(30), many(20)], alike).hits).toHaveLength(20);
});

test('a kind of page that few look for stands below one that most do', () => {
  const weightOf = (path: string) => (path === 'vacancy' ? 0.6 : 1);
  expect(pathsOf(rankPages([found({ vacancy: 5, product: 4 })], weightOf))).toEqual(['product', 'vacancy']);
});

test('nothing found is no page', () => {
  expect(rankPages([new Map(), new Map()], alike)).toEqual({ hits: [], whole: [], isWhole: false });
});
