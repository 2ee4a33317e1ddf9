import { isMet, type Measurement } from './measurement.ts';
import { sumUp, tableOf, writeColumns, writeFigure, writeMarkdown } from './tables.ts';

const ratio: Measurement = {
  what: 'answers',
  unit: 'perSecond',
  figure: 8999.6,
  floor: 10_000,
  ratio: 0.8999,
  goal: { of: 'ratio', atLeast: 0.9 },
};
const told: Measurement = { what: 'p50', unit: 'ms', figure: 0.512 };

test.each([
  ['a ratio that would be rounded up to the goal', ratio, false],
  ['a ratio at the goal', { ...ratio, ratio: 0.9 }, true],
  ['a goal of a ratio that there is not', { ...ratio, ratio: NaN }, false],
  ['a figure above the most', { ...told, goal: { of: 'figure', atMost: 0.5 } }, false],
  ['a figure below the most', { ...told, goal: { of: 'figure', atMost: 0.6 } }, true],
  ['a figure that could not be had', { ...told, figure: NaN, goal: { of: 'figure', atMost: 1 } }, false],
  ['no goal', told, undefined],
] as const)('%s: met is %#', (_name, measurement, met) => {
  expect(isMet(measurement)).toBe(met);
});

test('a line tells goal, figure, floor, ratio and judgement', () => {
  const bound: Measurement = { ...told, goal: { of: 'figure', atMost: 20 }, note: '90 pages' };
  expect(tableOf([ratio, told, bound]).rows).toEqual([
    ['answers', '≥ 0.90 × floor', '9,000/s', '10,000/s', '0.900', 'MISSED'],
    ['p50', '', '0.51 ms', '', '', ''],
    ['p50', '≤ 20 ms', '0.51 ms (90 pages)', '', '', 'met'],
  ]);
});

test.each([
  [12.345, 'kB', '12.3 kB'],
  [1.005, 'ms', '1.01 ms'],
  [1234.5, 'MB', '1,235 MB'],
  [NaN, 'ms', '–'],
  [undefined, 'kB', '–'],
] as const)('%s %s is written %s', (figure, unit, text) => {
  expect(writeFigure(figure, unit)).toBe(text);
});

test('columns are as wide as their widest cell; in Markdown what is missed stands out', () => {
  const table = { head: ['a', 'b'], rows: [['long|er', 'MISSED']] };
  expect(writeColumns(table)).toBe('a        b\n-------  ------\nlong|er  MISSED');
  expect(writeMarkdown(table)).toBe('| a | b |\n|---|---|\n| long\\|er | **missed** |');
});

test('the last words count the goals, and name those that are missed', () => {
  const section = (measurements: Measurement[]) => [{ title: 'Cached page', about: '', measurements }];
  expect(sumUp(section([{ ...ratio, ratio: 1 }, told]))).toBe('1 of 1 goals met');
  expect(sumUp(section([ratio, told]))).toBe('0 of 1 goals met. Missed:\n  Cached page: answers');
});
