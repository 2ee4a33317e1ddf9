import { fillPriceList } from '#src/server/pricing/priceListFiller.ts';
import type { Prices } from '#src/server/pricing/prices.ts';
import type { AnyBlock } from '#src/shared/page.ts';
import type { PriceListData } from '#src/shared/pricing/priceList.ts';
import { openEmbeddedPrices } from '#tests/support/embeddedPrices.ts';

let prices: Prices;
beforeAll(async () => {
  prices = await openEmbeddedPrices();
});

const fill = (asked: Readonly<Record<string, string>>, locale: 'en' | 'ru' = 'en') =>
  (fillPriceList({ type: 'price-list', id: 'rates' }, prices, locale, asked) as AnyBlock & { data: PriceListData })
    .data;

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
