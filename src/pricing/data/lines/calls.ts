import { chargeSeconds, USUAL_CALLS } from '#src/pricing/data/lines/callTime.ts';
import { choice, COUNT, COUNTRY, SECONDS } from '#src/pricing/data/lines/lineFields.ts';
import { defineLine } from '#src/pricing/data/lines/lineKind.ts';
import { offeredOr } from '#src/pricing/data/lines/offered.ts';
import { CATEGORIES, type Category, type CountryPrices } from '#src/pricing/data/prices.ts';

/** Calls of a usual month with one country. */
export interface CallsLine {
  readonly kind: 'calls';
  /** Made to the country, or received by a number of it. */
  readonly direction: 'to' | 'from';
  /** ISO 3166, lower case. */
  readonly country: string;
  readonly category: Category;
  /** A month. */
  readonly calls: number;
  /** Of one call. */
  readonly seconds: number;
}

/**
 * @param prices of the country; undefined while they are not there: everything may be chosen then
 * @returns the kinds of number that can be called in a country, or are called at home there
 */
export function callCategories(prices: CountryPrices | undefined, direction: CallsLine['direction']): Category[] {
  if (!prices) return [...CATEGORIES];
  return CATEGORIES.filter((category) => prices[direction].international?.[category]);
}

/**
 * Minutes on the phone network. At the category's own price, which is the lowest of its prefixes, as the price list shows
 * it: nobody can know which networks a month's calls will lead to. The part says so where others cost more. Calls that begin
 * in some countries have other rates (`eea`, `ru_direct`): an estimate does not ask where calls begin, and takes those of
 * everywhere.
 */
export const callsLine = defineLine<CallsLine>({
  icon: 'phone',
  fields: {
    direction: choice(['to', 'from'], 'to'),
    country: COUNTRY,
    category: choice(CATEGORIES, 'Landline'),
    calls: COUNT,
    seconds: SECONDS,
  },
  create: (country) => ({ kind: 'calls', direction: 'to', country, category: 'Landline', ...USUAL_CALLS }),
  toOffered: (line, prices) => ({
    ...line,
    category: offeredOr(callCategories(prices, line.direction), line.category),
  }),
  charge(line, { countries }) {
    const found = countries[line.country]?.[line.direction].international?.[line.category];
    return [{ ...chargeSeconds('calls', line, found?.increments), price: found?.price, prices: found?.prices }];
  },
});
