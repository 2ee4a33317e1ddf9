import { callRows } from '#src/pricing/view/list/callRows.ts';
import type { CategoryPrices } from '#src/pricing/data/prices.ts';
import type { Decimal } from '#src/shared/text/decimal.ts';

const price = (USD: Decimal) => ({ USD, EUR: USD, RUR: USD });
const category = (...rows: readonly (readonly [string[], Decimal])[]): CategoryPrices => ({
  price: price(rows[0]![1]),
  flat_rate: rows.length === 1,
  prices: rows.map(([prefixes, amount]) => ({ prefixes, price: price(amount) })),
});

test('rows of different groups stand beside each other when they are about the same prefixes', () => {
  const { groups, rows } = callRows({
    international: { Mobile: category([['4915'], '0.02'], [['4917'], '0.03']) },
    eea: { Mobile: category([['4917'], '0.01']) },
  });
  expect(groups).toEqual(['international', 'eea']);
  expect(rows.map(({ prefixes, rates }) => [prefixes, rates.map((rate) => rate?.USD)])).toEqual([
    [['4915'], ['0.02', undefined]],
    [['4917'], ['0.03', '0.01']],
  ]);
});

test('a prefix that only one group has is a row, too, and costs in another what a shorter one costs there', () => {
  const { rows } = callRows({
    international: { Landline: category([['49'], '0.02']) },
    eea: { Landline: category([['4930'], '0.01'], [['39'], '0.05']) },
  });
  expect(rows.map(({ prefixes, rates }) => [prefixes, rates.map((rate) => rate?.USD)])).toEqual([
    [['49'], ['0.02', undefined]],
    [['4930'], ['0.02', '0.01']],
    [['39'], [undefined, '0.05']],
  ]);
});

test('groups that part the same prefixes in different ways have their own rate in each row', () => {
  const { rows } = callRows({
    international: { Mobile: category([['4915', '4917'], '0.02'], [['4916', '4915'], '0.03']) },
    eea: { Mobile: category([['4915'], '0.01'], [['4916', '4917'], '0.015']) },
  });
  expect(rows.map(({ prefixes, rates }) => [prefixes, rates.map((rate) => rate?.USD)])).toEqual([
    [['4915'], ['0.02', '0.01']],
    [['4917'], ['0.02', '0.015']],
    [['4916'], ['0.03', '0.015']],
  ]);
});

test('what a country lacks is named, and is no row', () => {
  const { rows, missing } = callRows({ international: { Other: category([['1'], '1']) } });
  expect([rows.map((row) => row.category), missing]).toEqual([['Other'], ['Landline', 'Mobile', 'Tollfree']]);
});

test('without calls there is nothing', () => {
  expect(callRows({})).toMatchObject({ groups: [], rows: [] });
  expect(callRows({ international: {} })).toMatchObject({ groups: [], rows: [] });
});
