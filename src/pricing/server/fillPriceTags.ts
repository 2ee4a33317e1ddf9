import { locales, type LocaleCode } from '#config/locales.ts';
import { hasDearer } from '#src/pricing/data/hasDearer.ts';
import { formatRate } from '#src/pricing/words/formatMoney.ts';
import type { PriceTags } from '#src/pricing/data/priceTag.ts';
import { excerptPrice } from '#src/pricing/server/excerptPrice.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';

/**
 * @param tags as editors write them
 * @param prices the price list
 * @param locale in whose language the amounts are written
 * @returns the tags with the amounts of the list; one that the list does not have is left out
 */
export function fillPriceTags(tags: PriceTags, prices: Prices, locale: LocaleCode): PriceTags {
  return tags.flatMap<PriceTags[number]>((tag) => {
    if (!('rate' in tag)) return [tag];
    const { country, rate, currency } = tag;
    const slice = prices.country(country);
    const found = slice && excerptPrice(slice, rate);
    if (!found) return [];
    const amount = formatRate(found.price[currency], currency, locales[locale].iso);
    return [{ ...tag, amount, ...(hasDearer(found, currency) ? { isLowest: true as const } : {}) }];
  });
}
