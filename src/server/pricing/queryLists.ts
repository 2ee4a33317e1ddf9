import type { PriceSet } from '#src/server/pricing/priceFiles.ts';
import type { Prices } from '#src/server/pricing/prices.ts';
import type { QueryLists } from '#src/shared/queryRules.ts';

/** @returns the function that says what addresses may choose from: made once for each state of the price files */
export function createQueryLists(prices: Pick<Prices, 'countries' | 'state'>): () => QueryLists {
  const known = new WeakMap<PriceSet, QueryLists>();
  return () => {
    const state = prices.state();
    const lists = known.get(state) ?? { countries: prices.countries('en').map(({ iso }) => iso) };
    known.set(state, lists);
    return lists;
  };
}
