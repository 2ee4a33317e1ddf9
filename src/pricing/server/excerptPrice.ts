import type { ExcerptRate } from '#src/pricing/data/priceExcerpt.ts';
import type { CountryPrices, Price } from '#src/pricing/data/prices.ts';

const PICK: Readonly<Record<ExcerptRate, (slice: CountryPrices) => Price | undefined>> = {
  'out-landline': ({ to }) => to.international?.Landline?.price,
  'out-mobile': ({ to }) => to.international?.Mobile?.price,
  'in-landline': ({ from }) => from.international?.Landline?.price,
  'in-mobile': ({ from }) => from.international?.Mobile?.price,
  sms: ({ smsout, smsout_international }) => smsout ?? smsout_international,
  number: ({ phone_numbers }) => phone_numbers?.find(({ category }) => category === 'Landline')?.monthly,
};

/** @returns the price by which a rate is known on pages; undefined where the country has none */
export function excerptPrice(slice: CountryPrices, rate: ExcerptRate): Price | undefined {
  return PICK[rate](slice);
}
