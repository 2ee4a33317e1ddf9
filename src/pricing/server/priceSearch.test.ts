import type { LocaleCode } from '#config/locales.ts';
import { searchPrices } from '#src/pricing/server/priceSearch.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';
import type { Category } from '#src/pricing/data/prices.ts';
import { startCpuClock } from '#tests/support/cpuClock.ts';
import { openEmbeddedPrices } from '#tests/support/embeddedPrices.ts';

let prices: Prices;
beforeAll(async () => {
  prices = await openEmbeddedPrices();
});

const search = (q: string, locale: LocaleCode = 'en') => searchPrices(prices, q, locale);
const codes = (q: string) => search(q).map(({ iso }) => iso);
/** `de Mobile 4915 number`, one a match. */
const rates = (q: string, locale?: LocaleCode) =>
  search(q, locale).map(({ iso, category, prefix, kind }) => `${iso} ${category ?? ''} ${prefix ?? ''} ${kind}`);
const rowOf = (iso: string, category: Category, prefix: string) =>
  prices.country(iso)?.to.international?.[category]?.prices.find(({ prefixes }) => prefixes.includes(prefix))?.price;

test.each([
  ['Germany', 'de'],
  ['alemania', 'de'],
  ['ALEMANHA', 'de'],
  ['Герм', 'de'],
  ['германия', 'de'],
  ['Öst', 'at'],
  ['ost', 'at'],
  ['Cote d’Ivoire', 'ci'],
  ['Côte dIvoire', 'ci'],
  ['Кот д Ивуар', 'ci'],
  ['New Zea', 'nz'],
  ['zealand new', 'nz'],
  ['de', 'de'],
  ['DE', 'de'],
  ['UK', 'gb'],
  ['UAE', 'ae'],
  ['EE. UU.', 'us'],
  ['EEUU', 'us'],
  ['США', 'us'],
  ['usa', 'us'],
  ['united', 'us'],
  ['turkey', 'tr'],
  ['Голландия', 'nl'],
  ['Deutschland', 'de'],
  ['日本', 'jp'],
  ['germny', 'de'],
  ['Grmany', 'de'],
  ['филипины', 'ph'],
  ['calls to Germany', 'de'],
  ['Косово', 'xk'],
])('%j finds %s first', (q, iso) => {
  expect(search(q, 'ru')[0]).toEqual({ iso, title: expect.any(String) as string, kind: 'country' });
  expect(codes(q)[0]).toBe(iso);
});

test('a whole name comes before those that begin with it, and these before other words', () => {
  expect(codes('niger')).toEqual(['ne', 'ng']);
  expect(codes('guinea').slice(0, 3)).toEqual(['gn', 'gq', 'gw']);
});

test('a slip in one word of a name does not find all that have its other words', () => {
  expect(codes('south afrca')).toEqual(['za']);
});

test('a code, or a little word, does not find every name that has it somewhere', () => {
  expect(codes('de').slice(0, 2)).toEqual(['de', 'dk']);
  for (const iso of ['va', 'vi', 'hk']) expect(codes('de')).not.toContain(iso);
});

test('titles are in the language of the visitor, and decide between equally good countries', () => {
  expect(search('korea', 'en').map(({ title }) => title)).toEqual(['North Korea', 'South Korea']);
  expect(search('korea', 'es').map(({ title }) => title)).toEqual(['Corea del Norte', 'Corea del Sur']);
  expect(search('korea', 'ru').map(({ title }) => title)).toEqual(['КНДР', 'Республика Корея']);
});

test('of those that are called so in some language, those of the visitor’s come first', () => {
  const first = (locale: LocaleCode) => search('est', locale)[0]?.iso;
  expect([first('en'), first('es')]).toEqual(['ee', 'us']);
});

test.each(['by', 'BY', 'Belarus', 'Bielorrusia', 'Беларусь', '375', '+375 29 123-45-67', '37529', '+375800'])(
  '%j, the country that is never listed, is not found',
  (q) => {
    expect(codes(q)).not.toContain('by');
  },
);

test('a number costs what its longest prefix costs, in all currencies', () => {
  expect(search('+49 151 234-5678', 'es')).toEqual([
    {
      iso: 'de',
      title: 'Alemania',
      kind: 'number',
      category: 'Mobile',
      prefix: '4915',
      price: rowOf('de', 'Mobile', '4915'),
    },
  ]);
  expect(search('+49 177 1234567')[0]?.price).toEqual(rowOf('de', 'Mobile', '4917'));
  expect(rowOf('de', 'Mobile', '4915')).not.toEqual(rowOf('de', 'Mobile', '4917'));
});

test('of the same prefix landlines come first, and what no prefix tells apart is all there', () => {
  expect(rates('+49 30 1234567')).toEqual(['de Landline 49 number', 'de Other 49 number']);
});

test('a prefix is followed by those that go on behind it, one for each price', () => {
  expect(rates('49')).toEqual([
    'de Landline 49 prefix',
    'de Other 49 prefix',
    'de Mobile 4915 prefix',
    'de Mobile 4917 prefix',
    'de Tollfree 49800 prefix',
  ]);
  expect(rates('4915')).toEqual(['de Mobile 4915 prefix']);
  expect(rates('491')).toEqual([
    'de Landline 49 number',
    'de Other 49 number',
    'de Mobile 4915 prefix',
    'de Mobile 4917 prefix',
  ]);
  // No prefix is 4 alone: only those that begin with it are there, landlines by the titles of their countries.
  expect(rates('4').every((rate) => rate.endsWith(' prefix'))).toBe(true);
});

test.each([
  ['+1 212 555 0123', ['us Landline 1 number', 'us Mobile 1 number', 'us Other 1 number']],
  ['+1 (416) 555-0123', ['ca Landline 1416 number', 'ca Mobile 1416 number']],
  ['+1 876 555 0123', ['jm Landline 1876 number', 'jm Mobile 1876 number', 'jm Other 1876 number']],
  ['1-809-555-0123', ['do Landline 1809 number', 'do Mobile 1809 number', 'do Other 1809 number']],
  ['+7 495 123-45-67', ['ru Landline 7 number', 'ru Other 7 number']],
  ['+7 912 345-67-89', ['ru Mobile 79 number']],
  ['8 (912) 345-67-89', ['ru Mobile 79 number']],
  ['89123456789', ['ru Mobile 79 number']],
  ['+7 701 123 45 67', ['kz Mobile 7701 number']],
  ['8 (701) 123-45-67', ['kz Mobile 7701 number']],
  ['+7 7172 12-34-56', ['kz Landline 77172 number', 'kz Other 77172 number']],
  ['+39 06 698 12345', ['va Landline 3906698 number', 'va Mobile 3906698 number', 'va Other 3906698 number']],
])('%s leads to %j: countries share +1, +7 and +39', (q, found) => {
  expect(rates(q)).toEqual(found);
});

test('a toll-free number that many countries share is one of the United States first', () => {
  const found = search('+1 800 555 0123', 'ru');
  expect(found).toHaveLength(8);
  expect(found[0]).toMatchObject({ iso: 'us', category: 'Tollfree', prefix: '1800' });
  const others = found.slice(1).map(({ title }) => title);
  expect(others).toEqual([...others].sort(new Intl.Collator('ru').compare));
});

test('eleven digits in one piece that begin with 8 are read as they are first, then as at home in Russia', () => {
  expect(rates('84951234567')).toEqual(['vn Mobile 849 number', 'ru Landline 7 number', 'ru Other 7 number']);
});

test.each(['', '   ', '\0', '\ud800\udfff\ud800', '+', '%', '.*', '(xx+)+$', '__proto__', 'constructor', '99999999'])(
  '%j finds nothing, and fails nothing',
  (q) => {
    expect(search(q)).toEqual([]);
  },
);

test('at most eight are found, and a question of any length is quick', () => {
  for (const unit of ['a', 'a ', '1', '+', '(', 'é', '8 ', '١', '\u0300', '😀', 'united '])
    for (const length of [60, 10_000]) {
      const worked = startCpuClock();
      expect(search(unit.repeat(length)).length).toBeLessThanOrEqual(8);
      expect(worked()).toBeLessThan(500);
    }
});

test('what is longer than a question may be is cut', () => {
  expect(codes(`Germany${' '.repeat(53)}France`)).toEqual(codes('Germany'));
});

test('without prices nothing is found', () => {
  const none: Prices = { ...prices, countries: () => [], country: () => undefined, state: () => ({}) };
  expect([searchPrices(none, '49', 'en'), searchPrices(none, 'Germany', 'en')]).toEqual([[], []]);
});

test('another state of the files is searched anew', () => {
  const state = prices.state();
  const { calls } = state;
  if (!calls) throw new Error('there are no calls');
  const only = calls.to.international.filter(({ country_code }) => country_code === 'fr');
  const changed: Prices = {
    ...prices,
    state: () => ({ ...state, calls: { ...calls, to: { ...calls.to, international: only } } }),
  };
  expect([searchPrices(changed, '49', 'en'), searchPrices(prices, '49', 'en').length]).toEqual([[], 5]);
});
