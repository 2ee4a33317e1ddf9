import type { PriceListBlock } from '#src/blocks/price-list/schema.ts';
import { priceListServer } from '#src/blocks/price-list/server.ts';
import { fillBlocks } from '#src/server/pages/fillBlocks.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';
import { openEmbeddedPrices } from '#tests/support/embeddedPrices.ts';

let prices: Prices;
beforeAll(async () => {
  prices = await openEmbeddedPrices();
});

const fill = (query: Readonly<Record<string, string>>, locale: 'en' | 'ru' = 'en') => {
  const facts = { address: { prices, locale, query } };
  const blocks = fillBlocks([{ type: 'price-list', id: 'rates' }], { 'price-list': priceListServer }, facts);
  return (blocks[0] as PriceListBlock).data;
};

test.each([
  [{}, 'us'],
  [{ country: 'de' }, 'de'],
  [{ country: 'by' }, 'us'],
  [{ country: 'zz' }, 'us'],
])('%j shows the country %s', (asked, iso) => {
  expect(fill(asked).country).toEqual(prices.country(iso));
});

test('what is asked is answered in the language of the page', () => {
  expect(fill({ q: '+49 151 2345678' }, 'ru').matches).toEqual([
    expect.objectContaining({ iso: 'de', title: 'Германия', kind: 'number', prefix: '4915' }),
  ]);
});

test('a question without an answer is told apart from none', () => {
  expect(fill({ q: 'nowhere' }).matches).toEqual([]);
  expect(Object.keys(fill({}))).not.toContain('matches');
});
