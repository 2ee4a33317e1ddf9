import { locales, type LocaleCode } from '#config/locales.ts';
import { formatRate } from '#src/pricing/words/formatMoney.ts';
import type { PriceTags } from '#src/pricing/data/priceTag.ts';
import { excerptPrice } from '#src/pricing/server/excerptPrice.ts';
import type { Prices } from '#src/pricing/server/prices.ts';

/**
 * @param tags as editors write them
 * @param prices the price list
 * @param locale in whose language the amounts are written
 * @returns the tags with the amounts of the list; one that the list does not have is left out
 */
export function fillPriceTags(tags: PriceTags, prices: Prices, locale: LocaleCode): PriceTags {
  return tags.flatMap<PriceTags[number]>((tag) => {
    if (!('rate' in tag)) return [tag];
    const slice = prices.country(tag.country);
    const amount = slice && excerptPrice(slice, tag.rate)?.[tag.currency];
    return amount === undefined ? [] : [{ ...tag, amount: formatRate(amount, tag.currency, locales[locale].iso) }];
  });
}
