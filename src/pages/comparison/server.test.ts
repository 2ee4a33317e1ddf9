import { rulesOf } from '#tests/support/templateRules.ts';

const hero = { type: 'hero', id: 'top' };
const limits = { type: 'feature-grid', id: 'limits' };
const table = (row: object) => ({ type: 'compare', id: 'table', rows: [row] });

test('a comparison can be checked line by line, and says where it does not win', () => {
  const row = { label: 'Time', verify: 'Ask.' };
  expect(rulesOf('comparison', { blocks: [hero, table(row), limits] })).toEqual([]);
  expect(rulesOf('comparison', { blocks: [hero, limits] })).toEqual([
    'en.yaml: a comparison needs a block of the type compare',
  ]);
  expect(rulesOf('comparison', { blocks: [hero, table({ label: 'Price' }), limits] })).toEqual([
    'en.yaml blocks 1 rows 0: "Price" does not say how to check it; write verify: …',
  ]);
  expect(rulesOf('comparison', { blocks: [hero, table(row)] })[0]).toMatch('"limits"');
});

test('what its hero compares is a line of the table, where the source stands', () => {
  const versus = (label: string) => ({ ...hero, versus: { rows: [{ label }] } });
  const rest = [table({ label: 'Time', verify: 'Ask.' }), limits];
  expect(rulesOf('comparison', { blocks: [versus('Time'), ...rest] })).toEqual([]);
  expect(rulesOf('comparison', { blocks: [versus('Price'), ...rest] })).toEqual([
    'en.yaml blocks 0 versus rows 0: "Price" is no line of the table, where its source would stand',
  ]);
});
