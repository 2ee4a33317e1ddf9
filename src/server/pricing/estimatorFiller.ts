import { DEFAULT_COUNTRY } from '#config/constants.ts';
import type { LocaleCode } from '#config/locales.ts';
import { estimateRates } from '#src/server/pricing/estimateRates.ts';
import { exampleEstimate } from '#src/server/pricing/exampleEstimate.ts';
import type { Prices } from '#src/server/pricing/prices.ts';
import type { AnyBlock } from '#src/shared/page.ts';
import { readEstimate } from '#src/shared/pricing/estimateLink.ts';
import type { EstimatorData } from '#src/shared/pricing/pricedEstimate.ts';

/**
 * @param block a block of the type `estimator`
 * @param asked the declared query of the address: its `estimate`, else an example for its `country`; an unknown country is
 *   the United States (SPEC part 4)
 * @returns the block with the lines and the rates of their countries
 */
export function fillEstimator(
  block: AnyBlock,
  prices: Prices,
  locale: LocaleCode,
  asked: Readonly<Record<string, string>>,
): AnyBlock {
  const country = prices.country(asked.country ?? DEFAULT_COUNTRY) ?? prices.country(DEFAULT_COUNTRY);
  const isExample = asked.estimate === undefined;
  const { estimate, unread } =
    asked.estimate === undefined
      ? { estimate: exampleEstimate(country, prices.everywhere()), unread: 0 }
      : readEstimate(asked.estimate);
  const data: EstimatorData = {
    countries: prices.countries(locale),
    rates: estimateRates(prices, estimate, ...(country ? [country.country_code] : [])),
    origin: prices.origin(),
    estimate,
    isExample,
    unread,
  };
  return { ...block, data } as AnyBlock;
}
