import type { PriceTags } from '#src/pricing/data/priceTag.ts';
import { fillPriceTags } from '#src/pricing/server/fillPriceTags.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';
import { openEmbeddedPrices } from '#tests/support/embeddedPrices.ts';

let prices: Prices;
beforeAll(async () => {
  prices = await openEmbeddedPrices();
});

const tag = (country: string): PriceTags[number] => ({
  country,
  rate: 'in-landline',
  currency: 'USD',
  label: 'a minute, inbound',
});

test('an amount is that of the list, as the language writes it', () => {
  const amount = prices.country('us')?.from.international?.Landline?.price.USD;
  const [english] = fillPriceTags([tag('us')], prices, 'en');
  expect(english).toEqual({ ...tag('us'), amount: `$${String(amount)}` });
  const [russian] = fillPriceTags([tag('us')], prices, 'ru');
  expect(russian).toEqual({ ...tag('us'), amount: expect.stringMatching(/^0,\d+\sUSD$/) as string });
});

test('a rate that some numbers exceed says so', () => {
  const mobile = (country: string) => ({ ...tag(country), rate: 'out-mobile' as const });
  const filled = fillPriceTags([mobile('eg'), mobile('us')], prices, 'en');
  expect(filled.map((one) => 'rate' in one && one.isLowest)).toEqual([true, undefined]);
});

test('what the list does not have is left out, and what is no rate stays', () => {
  const free = { value: '$0', label: 'to start' };
  expect(fillPriceTags([tag('qq'), free], prices, 'en')).toEqual([free]);
});
