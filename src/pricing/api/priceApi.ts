import { fetchJson } from '#src/api/createBrowserApi.ts';
import type { PriceMatch } from '#src/pricing/data/priceMatch.ts';
import type { CountryPrices } from '#src/pricing/data/prices.ts';

/** The price lists as open data (`docs/decisions/0018-prices.md`): what the browser asks when a page does not hold it. */

/**
 * @param iso ISO 3166, lower case
 * @returns all that the country costs, in every currency
 * @throws {ApiError} for a country that is not listed; another error without a connection, or when it was aborted
 */
export function fetchCountryPrices(iso: string, signal?: AbortSignal): Promise<CountryPrices> {
  return fetchJson<CountryPrices>(`/prices/${encodeURIComponent(iso)}.json`, signal);
}

/**
 * @param q a country's name in any language of the site, a prefix, or a pasted phone number
 * @param lang the language of the titles, `ru`
 * @returns at most eight, the best first
 * @throws {ApiError} when the search is not to be had; another error without a connection, or when it was aborted
 */
export async function searchPrices(q: string, lang: string, signal?: AbortSignal): Promise<readonly PriceMatch[]> {
  const query = new URLSearchParams({ q, lang });
  return (await fetchJson<{ readonly matches: readonly PriceMatch[] }>(`/prices/search.json?${query}`, signal)).matches;
}
