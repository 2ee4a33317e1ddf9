import type { PriceMatch } from '#src/pricing/data/priceMatch.ts';
import type { CountryPrices, GlobalPrices, PriceCountry, PriceOrigin } from '#src/pricing/data/prices.ts';

/** What the price page is made of, filled into its block when the page is found. */
export interface PriceListData {
  /** To choose from, in the language of the page. None where prices could not be had. */
  readonly countries: readonly PriceCountry[];
  /** Of the country that the address asks for: the only one that travels with the page. */
  readonly country?: CountryPrices;
  readonly everywhere: GlobalPrices;
  readonly origin: PriceOrigin;
  /** Of the address's `q`, best first; missing where nothing was asked. */
  readonly matches?: readonly PriceMatch[];
}
