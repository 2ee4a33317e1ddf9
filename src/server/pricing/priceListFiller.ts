import { DEFAULT_COUNTRY } from '#config/constants.ts';
import type { LocaleCode } from '#config/locales.ts';
import { searchPrices } from '#src/server/pricing/priceSearch.ts';
import type { Prices } from '#src/server/pricing/prices.ts';
import type { AnyBlock } from '#src/shared/page.ts';
import type { PriceListData } from '#src/shared/pricing/priceList.ts';

/**
 * @param block a block of the type `price-list`
 * @param asked the declared query of the address; an unknown country is the United States (SPEC part 4)
 * @returns the block with what it shows, and nothing of any other country but what `q` finds
 */
export function fillPriceList(
  block: AnyBlock,
  prices: Prices,
  locale: LocaleCode,
  asked: Readonly<Record<string, string>>,
): AnyBlock {
  const country = prices.country(asked.country ?? DEFAULT_COUNTRY) ?? prices.country(DEFAULT_COUNTRY);
  const data: PriceListData = {
    countries: prices.countries(locale),
    ...(country ? { country } : {}),
    everywhere: prices.everywhere(),
    origin: prices.origin(),
    ...(asked.q === undefined ? {} : { matches: searchPrices(prices, asked.q, locale) }),
  };
  return { ...block, data } as AnyBlock;
}
