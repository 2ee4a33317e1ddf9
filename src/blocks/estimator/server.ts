import type { EstimatorBlock, estimatorSchema } from '#src/blocks/estimator/schema.ts';
import { defineServerPart } from '#src/server/pages/serverPart.ts';
import { estimateRates } from '#src/pricing/server/estimateRates.ts';
import { exampleEstimate } from '#src/pricing/server/exampleEstimate.ts';
import { readEstimate } from '#src/pricing/data/estimateLink.ts';

/**
 * The lines and the rates of their countries: of the `estimate` in the address, else an example for its `country`; an
 * unknown country is the United States (SPEC part 4).
 */
export const estimatorServer = defineServerPart<typeof estimatorSchema, Pick<EstimatorBlock, 'data'>>({
  from: 'address',
  fill(_block, { prices, locale, query: asked }) {
    const country = prices.countryOr(asked.country);
    const isExample = asked.estimate === undefined;
    const { estimate, unread } =
      asked.estimate === undefined
        ? { estimate: exampleEstimate(country, prices.everywhere()), unread: 0 }
        : readEstimate(asked.estimate);
    return {
      data: {
        countries: prices.countries(locale),
        rates: estimateRates(prices, estimate, ...(country ? [country.country_code] : [])),
        origin: prices.origin(),
        estimate,
        isExample,
        unread,
      },
    };
  },
});
