import { rankPages } from './fullestPages.ts';
import { sumByKind } from './traffic.ts';
import { inTurns } from './turns.ts';

test('each round measures all of them, and begins with another', async () => {
  const order: string[] = [];
  const results = await inTurns(['site', 'floor'], 3, (name) => Promise.resolve(order.push(name)));
  expect(order).toEqual(['site', 'floor', 'floor', 'site', 'site', 'floor']);
  expect(results).toEqual({ site: [1, 4, 5], floor: [2, 3, 6] });
});

test('of a template the page with the most blocks comes first, of those that may be seen in the language', () => {
  const documentOf = (path: string, count: number, settings = {}) => ({
    path,
    settings: { template: 'landing', ...settings },
    locales: { en: { blocks: Array.from({ length: count }) } },
  });
  const documents = [
    documentOf('/few', 1),
    documentOf('/b', 3),
    documentOf('/a', 3),
    documentOf('/other', 9, { template: 'legal' }),
    documentOf('/later', 9, { publishAt: '2999-01-01T00:00:00Z' }),
  ] as unknown as Parameters<typeof rankPages>[0];
  expect(rankPages(documents, 'landing', 'en')).toEqual(['/a', '/b', '/few']);
  expect(rankPages(documents, 'landing', 'es')).toEqual([]);
});

test('bytes are summed by kind, and all together', () => {
  const files = [
    { url: '/a.js', kind: 'scripts', bytes: 5 },
    { url: '/b.js', kind: 'scripts', bytes: 7 },
    { url: '/', kind: 'page', bytes: 1 },
  ] as const;
  expect(sumByKind(files)).toMatchObject({ scripts: 12, page: 1, styles: 0, all: 13 });
});
