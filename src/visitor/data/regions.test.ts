import { COUNTRY_CODES } from '#src/forms/data/countries.ts';
import { currencyOf, phoneRegion } from '#src/visitor/data/regions.ts';

test.each([
  ['europe', ['gb', 'de', 'fr', 'pt', 'es', 'no', 'ch', 'ru', 'by', 'kz', 'uz', 'am', 'az', 'md', 'kg', 'tj', 'tm']],
  ['americas', ['us', 'ca', 'mx', 'br', 'ar', 'cl', 'co', 'pe', 'cu', 'do', 'jm', 'pr', 'gt', 'uy']],
  ['other', ['in', 'cn', 'jp', 'au', 'za', 'eg', 'tr', 'ae', 'il', 'ng', 'zz', '']],
] as const)('the number of %s is for %j', (region, countries) => {
  for (const country of countries) expect([country, phoneRegion(country)]).toEqual([country, region]);
});

test('each region has countries of its own, and the codes are those of countries', () => {
  const byRegion = Object.groupBy(COUNTRY_CODES, phoneRegion);
  expect(byRegion.europe?.length).toBeGreaterThan(50);
  expect(byRegion.americas?.length).toBeGreaterThan(45);
  expect(byRegion.other?.length).toBeGreaterThan(100);
});

test.each([
  ['de', 'EUR'],
  ['hr', 'EUR'],
  ['bg', 'EUR'],
  ['me', 'EUR'],
  ['ax', 'EUR'],
  ['gp', 'EUR'],
  ['re', 'EUR'],
  ['ru', 'RUR'],
  ['gb', 'USD'],
  ['pl', 'USD'],
  ['kz', 'USD'],
  ['us', 'USD'],
  ['in', 'USD'],
])('in %s prices are suggested in %s', (country, currency) => {
  expect(currencyOf(country)).toBe(currency);
});
