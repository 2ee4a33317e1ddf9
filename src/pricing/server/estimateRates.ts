import type { Prices } from '#src/pricing/server/createPrices.ts';
import type { Estimate } from '#src/pricing/data/estimate.ts';
import { agentPlans } from '#src/pricing/data/lines/agents.ts';
import type { EstimateRates } from '#src/pricing/data/lines/lineKind.ts';
import { countriesOf } from '#src/pricing/data/lines/kindOf.ts';

/**
 * @param more codes of countries whose rates are needed beside those of the lines
 * @returns what the lines may cost, and nothing of any other country; what has no price is not there
 */
export function estimateRates(prices: Prices, estimate: Estimate, ...more: readonly string[]): EstimateRates {
  const asked = new Set([...more, ...countriesOf(estimate)]);
  const slices = [...asked].flatMap((iso) => prices.country(iso) ?? []);
  const { products, resources, subscriptions } = prices.everywhere();
  return {
    countries: Object.fromEntries(slices.map((slice) => [slice.country_code, slice])),
    everywhere: {
      ...(products ? { products } : {}),
      ...(resources ? { resources } : {}),
      ...(subscriptions ? { subscriptions: agentPlans({ subscriptions }) } : {}),
    },
  };
}
