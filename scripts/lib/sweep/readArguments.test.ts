import { readArguments } from './readArguments.ts';

const USAGE = 'Usage: this';
const read = (line: string, hasParts = true) =>
  readArguments(line.split(' ').filter(Boolean), { usage: USAGE, hasParts });

test('an address alone is a whole run without a report', () => {
  expect(read('http://localhost:3000/some/page')).toEqual({
    origin: 'http://localhost:3000',
    report: undefined,
    shard: { index: 1, count: 1 },
  });
});

test('a part and a folder can be named', () => {
  expect(read('--shard 2/4 https://site.example --report out')).toEqual({
    origin: 'https://site.example',
    report: 'out',
    shard: { index: 2, count: 4 },
  });
});

test.each([
  '',
  'localhost',
  'localhost:3000',
  'htp://a',
  'file:///tmp',
  'http://a http://b',
  'http://a --shard 0/4',
  'http://a --shard 5/4',
  'http://a --shard x',
  'http://a --what',
])('“%s” is answered with how it is written', (line) => {
  expect(() => read(line)).toThrow(USAGE);
});

test('a part of what has none is no word that is passed over', () => {
  expect(() => read('http://a --shard 1/4', false)).toThrow(USAGE);
  expect(read('http://a', false).shard).toEqual({ index: 1, count: 1 });
});
