import { readBenchArguments } from './benchArguments.ts';

const parts = [{ name: 'cached' }, { name: 'start' }];
const read = (...args: string[]) => readBenchArguments(args, parts);

test('nothing said is all parts and all languages, and nothing is written', () => {
  expect(read()).toEqual({
    only: ['cached', 'start'],
    write: false,
    rounds: 5,
    documents: 900,
    languages: ['en', 'es', 'pt', 'ru'],
  });
});

test('parts come in the order of all parts', () => {
  expect(read('--only', 'start,cached', '--lighthouse', 'ru', '--rounds', '9', '--write')).toMatchObject({
    only: ['cached', 'start'],
    languages: ['ru'],
    rounds: 9,
    write: true,
  });
});

test.each([
  [['--only', 'cashed'], 'There is no cashed; there are: cached, start'],
  [['--lighthouse', 'fr'], 'There is no fr; there are: en, es, pt, ru'],
  [['--rounds', '0'], '0 is no number'],
  [['--rouns', '2'], "Unknown option '--rouns'"],
])('%j is refused with the usage', (args, words) => {
  expect(() => read(...args)).toThrow(words);
  expect(() => read(...args)).toThrow('npm run bench -- [--only');
});
