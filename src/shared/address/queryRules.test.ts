import {
  asksUnknown,
  closedQuery,
  readQuery,
  readSearch,
  spellOut,
  type QueryLists,
  type QueryRules,
} from '#src/shared/address/queryRules.ts';
import { startCpuClock } from '#tests/support/cpuClock.ts';
import { offering } from '#tests/support/offeredLists.ts';
import { seeded } from '#tests/support/seeded.ts';

const RULES: QueryRules = {
  country: { plain: 'us', among: 'countries' },
  currency: { plain: 'USD', among: ['USD', 'EUR'] },
  q: { like: '^.{1,5}$' },
};
const LISTS = { countries: ['us', 'de', 'fr'] };
const read = (search: string, lists?: QueryLists) => readQuery(RULES, search, lists).toString();

test.each([
  ['', ''],
  ['?country=de&currency=EUR&q=a', 'country=de&currency=EUR&q=a'],
  ['?q=a&currency=EUR&country=de', 'country=de&currency=EUR&q=a'],
  ['country=de', 'country=de'],
  ['?country=us&currency=USD', ''],
  ['?country=zz', ''],
  ['?country=DE', ''],
  ['?country=', ''],
  ['?currency=GBP', ''],
  ['?currency=__proto__&country=constructor', ''],
  ['?country=zz&country=de', ''],
  ['?country=de&country=fr', 'country=de'],
  ['?q=123456', ''],
  ['?utm_source=x&Q=a', ''],
])('%j says %j', (search, known) => {
  expect(read(search, LISTS)).toBe(known);
});

test('a query of which nothing counts is not taken apart, however long it is', () => {
  const long = `?${'a&'.repeat(7500)}`;
  const worked = startCpuClock();
  for (let times = 0; times < 1000; times += 1) expect(closedQuery({}, long, offering({}))).toBe('');
  expect(worked()).toBeLessThan(500);
});

test('without the list a value that looks right is kept', () => {
  expect([read('?country=zz'), read('?country=zzz'), read('?country=us')]).toEqual(['country=zz', '', '']);
});

test('while nothing can be chosen, nothing is', () => {
  expect(read('?country=de&currency=EUR', { countries: [] })).toBe('currency=EUR');
});

test('whatever is asked, the choices make no more views than there are, and what is read is read the same again', () => {
  const random = seeded(9);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const letters = Array.from('abcdefghijklmnopqrstuvwxyzUSDEUR_=&%+0');
  const word = () => Array.from({ length: Math.floor(random() * 4) }, () => pick(letters)).join('');
  const views = new Set<string>();
  for (let round = 0; round < 5000; round += 1) {
    const value = () => (random() < 0.3 ? pick(['de', 'fr', 'us', 'EUR', 'USD']) : word());
    const search = `?${pick(['country', 'currency', 'x'])}=${value()}&${pick(['country', 'currency'])}=${value()}`;
    const known = read(search, LISTS);
    expect(read(known, LISTS)).toBe(known);
    views.add(known);
  }
  // Two countries and none, with one currency and none.
  expect(views.size).toBe(6);
});

const LIST = { category: { among: { set: 'categories' } }, page: { upTo: 12 } } as const;
const OFFERED = offering({ taxonomy: { categories: ['news'] } });

test.each([
  ['?category=news&page=12', '?category=news&page=12'],
  ['?page=2', '?page=2'],
  ['?page=1', ''],
  ['?page=13', ''],
  ['?page=0', ''],
  ['?page=02', ''],
  ['?page=2.0', ''],
  ['?page=1e1', ''],
  ['?page=%202', ''],
  ['?page=99999999999999999999', ''],
  ['?category=olds', ''],
  ['?category=constructor', ''],
])('of a list %j chooses %j', (search, query) => {
  expect(closedQuery({ query: LIST }, search, OFFERED)).toBe(query);
});

test('what one visitor has typed is no choice, whatever is chosen beside it', () => {
  const declared = { query: LIST, ownQuery: { q: { like: '^.{1,5}$' } } };
  expect(closedQuery(declared, '?page=2&q=a', OFFERED)).toBeUndefined();
  expect(closedQuery(declared, '?page=2&q=123456', OFFERED)).toBe('?page=2');
});

const SHOWN = { query: { regions: { among: { set: 'regions' } }, page: { upTo: 12 } }, isList: true } as const;
const REGIONS = offering({ taxonomy: { regions: ['cis'] } });

test.each([
  ['?regions=mars', true],
  ['?regions=constructor', true],
  ['?page=13', true],
  ['?page=0', true],
  ['?regions=cis&page=x', true],
  ['?regions=cis&page=12', false],
  ['?regions=&page=1', false],
  ['?utm_source=mars', false],
  ['', false],
])('whether %j asks a list for what it does not have: %j', (search, asks) => {
  expect(asksUnknown(SHOWN, search, REGIONS)).toBe(asks);
  expect(closedQuery(SHOWN, search, REGIONS) === undefined).toBe(asks);
  expect(asksUnknown({ query: SHOWN.query }, search, REGIONS)).toBe(false);
});

test('of a set that the taxonomy does not have nothing may be chosen', () => {
  expect(asksUnknown(SHOWN, '?regions=cis', offering({}))).toBe(true);
});

test('rules that are spelled out, as a page takes them along, read the same without the lists', () => {
  const lists = offering({ countries: ['us', 'de'], taxonomy: { categories: ['news'] } });
  const rules: QueryRules = { ...RULES, ...LIST, regions: { among: { set: 'regions' } } };
  const travelled = JSON.parse(JSON.stringify(spellOut(rules, lists))) as QueryRules;
  for (const search of [
    '?country=de',
    '?country=fr&q=a',
    '?category=news&page=2',
    '?category=olds',
    '?regions=cis',
    '',
  ]) {
    expect(readSearch(travelled, search)).toBe(readSearch(rules, search, lists));
  }
  expect(readSearch(travelled, '?q=𝒶𝒷𝒸𝒹𝑒&regions=cis&country=de')).toBe(`?country=de&q=${encodeURIComponent('𝒶𝒷𝒸𝒹𝑒')}`);
});
