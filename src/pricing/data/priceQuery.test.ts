import { changePriceQuery, readPriceQuery } from '#src/pricing/data/priceQuery.ts';

test.each([
  ['', {}, ''],
  ['?country=de', {}, '?country=de'],
  ['?country=de&currency=EUR', { country: 'fr' }, '?country=fr&currency=EUR'],
  ['?currency=EUR', { currency: undefined }, ''],
  ['?country=de', { q: '+49 151' }, '?country=de&q=%2B49+151'],
  ['?q=%2B49&country=de', { currency: 'RUR' }, '?country=de&currency=RUR&q=%2B49'],
  ['?estimate=a.b~c-d&product=video', {}, '?product=video&estimate=a.b%7Ec-d'],
])('%j changed by %j is %j', (search, change, expected) => {
  expect(changePriceQuery(search, change)).toBe(expected);
});

test.each(['?country=DE', '?currency=GBP', '?product=Voice', `?q=${'1'.repeat(61)}`, '?utm_source=x', '?q='])(
  '%j asks for nothing: the server has never seen it',
  (search) => {
    expect(readPriceQuery(search).size).toBe(0);
  },
);

test('an estimate is known, however long: one that is not would be the example, without a word', () => {
  const estimate = 'agents.agentsTeam.1~'.repeat(400);
  expect(readPriceQuery(`?estimate=${estimate}`).get('estimate')).toBe(estimate);
});

test('the order of the address does not matter', () => {
  const one = readPriceQuery('?product=video&country=de&q=1');
  expect([...one.keys()]).toEqual(['country', 'product', 'q']);
});

test('of two the first counts, as on the server', () => {
  expect(readPriceQuery('?country=de&country=fr').get('country')).toBe('de');
});
