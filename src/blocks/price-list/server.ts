import type { PriceListBlock, priceListSchema } from '#src/blocks/price-list/schema.ts';
import { defineServerPart } from '#src/server/pages/serverPart.ts';
import { searchPrices } from '#src/pricing/server/priceSearch.ts';

/**
 * What the list shows, and nothing of any other country but what `q` finds. An unknown country is the United States
 * (SPEC part 4).
 */
export const priceListServer = defineServerPart<typeof priceListSchema, Pick<PriceListBlock, 'data'>>({
  from: 'address',
  fill(_block, { prices, locale, query }) {
    const country = prices.countryOr(query.country);
    return {
      data: {
        countries: prices.countries(locale),
        ...(country ? { country } : {}),
        everywhere: prices.everywhere(),
        origin: prices.origin(),
        ...(query.q === undefined ? {} : { matches: searchPrices(prices, query.q, locale) }),
      },
    };
  },
});
