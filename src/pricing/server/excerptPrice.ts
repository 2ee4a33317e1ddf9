import type { ExcerptRate } from '#src/pricing/data/priceExcerpt.ts';
import type { CategoryPrices, CountryPrices, Price } from '#src/pricing/data/prices.ts';

/** A price, and where it is that of a kind of number, which is the lowest of its prefixes, those of all of them. */
type Found = Pick<CategoryPrices, 'price' | 'prices'>;

const only = (price: Price | undefined): Found | undefined => price && { price, prices: [] };

const PICK: Readonly<Record<ExcerptRate, (slice: CountryPrices) => Found | undefined>> = {
  'out-landline': ({ to }) => to.international?.Landline,
  'out-mobile': ({ to }) => to.international?.Mobile,
  'in-landline': ({ from }) => from.international?.Landline,
  'in-mobile': ({ from }) => from.international?.Mobile,
  sms: ({ smsout, smsout_international }) => only(smsout ?? smsout_international),
  number: ({ phone_numbers }) => only(phone_numbers?.find(({ category }) => category === 'Landline')?.monthly),
};

/** @returns the price by which a rate is known on pages; undefined where the country has none */
export function excerptPrice(slice: CountryPrices, rate: ExcerptRate): Found | undefined {
  return PICK[rate](slice);
}
