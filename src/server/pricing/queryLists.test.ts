import type { PriceSet } from '#src/server/pricing/priceFiles.ts';
import { createQueryLists } from '#src/server/pricing/queryLists.ts';

test('the countries of the price list can be chosen, and other ones as soon as the list has changed', () => {
  let state = {} as PriceSet;
  let codes = ['us', 'de'];
  const countries = jest.fn(() => codes.map((iso, index) => ({ iso, title: iso, from: true, to: true, index })));
  const lists = createQueryLists({ countries, state: () => state });
  expect([lists(), lists()]).toEqual([{ countries: ['us', 'de'] }, { countries: ['us', 'de'] }]);
  expect(countries).toHaveBeenCalledTimes(1);
  codes = ['us'];
  state = {};
  expect(lists()).toEqual({ countries: ['us'] });
});
