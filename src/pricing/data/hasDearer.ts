import type { CategoryPrices } from '#src/pricing/data/prices.ts';
import type { Currency } from '#src/shared/currencies.ts';

/**
 * @param category a kind of number, whose price is the lowest of its prefixes
 * @returns whether some of them cost more in the currency: each has prices of its own, which nobody has converted
 */
export function hasDearer({ price, prices }: Pick<CategoryPrices, 'price' | 'prices'>, currency: Currency): boolean {
  return prices.some((row) => row.price[currency] !== price[currency]);
}
