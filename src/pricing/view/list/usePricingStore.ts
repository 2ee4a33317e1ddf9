import { useCallback, useEffect, useState } from 'react';
import { fetchCountryPrices } from '#src/pricing/api/priceApi.ts';
import { PricingStore } from '#src/pricing/view/list/PricingStore.ts';
import { readView } from '#src/pricing/view/list/priceView.ts';
import { useAddress } from '#src/request/useAddress.ts';
import { useHistorySteps } from '#src/request/useHistorySteps.ts';
import type { PriceListData } from '#src/pricing/data/priceList.ts';

/** @returns the state of the price list, made of what the page has brought, and following the address from then on */
export function usePricingStore(data: PriceListData): PricingStore {
  const { search } = useAddress();
  const [store] = useState(() => new PricingStore(data, readView(search), fetchCountryPrices));
  const follow = useCallback((query: string) => store.follow(readView(query)), [store]);
  useEffect(() => {
    follow(search);
  }, [follow, search]);
  useHistorySteps(follow);
  useEffect(() => () => store.dispose(), [store]);
  return store;
}
