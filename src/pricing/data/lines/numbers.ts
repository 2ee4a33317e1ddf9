import { choice, COUNT, COUNTRY } from '#src/pricing/data/lines/lineFields.ts';
import { defineLine } from '#src/pricing/data/lines/lineKind.ts';
import { offeredOr } from '#src/pricing/data/lines/offered.ts';
import { CATEGORIES, type Category, type CountryPrices } from '#src/pricing/data/prices.ts';

/** Numbers that are rented: installed once, then paid by the month. */
export interface NumbersLine {
  readonly kind: 'numbers';
  readonly country: string;
  readonly category: Category;
  readonly count: number;
}

/**
 * @param prices of the country; undefined while they are not there: everything may be chosen then
 * @returns the kinds of number that can be rented in a country
 */
export function rentedCategories(prices: CountryPrices | undefined): Category[] {
  if (!prices) return [...CATEGORIES];
  return CATEGORIES.filter((name) => prices.phone_numbers?.some(({ category }) => category === name));
}

/** Numbers of one kind in one country. */
export const numbersLine = defineLine<NumbersLine>({
  icon: 'hash',
  fields: { country: COUNTRY, category: choice(CATEGORIES, 'Landline'), count: COUNT },
  create: (country) => ({ kind: 'numbers', country, category: 'Landline', count: 1 }),
  toOffered: (line, prices) => ({ ...line, category: offeredOr(rentedCategories(prices), line.category) }),
  charge({ country, category, count }, { countries }) {
    const rent = countries[country]?.phone_numbers?.find((number) => number.category === category);
    const pieces = { quantity: BigInt(count), unit: 'piece' } as const;
    return [
      { key: 'installation', ...pieces, price: rent?.installation, isOnce: true },
      { key: 'monthly', ...pieces, price: rent?.monthly },
    ];
  },
});
