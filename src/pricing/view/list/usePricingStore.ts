import { useEffect, useState } from 'react';
import { fetchCountryPrices } from '#src/pricing/api/priceApi.ts';
import { PricingStore } from '#src/pricing/view/list/PricingStore.ts';
import { readView } from '#src/pricing/view/list/priceView.ts';
import { useAddress } from '#src/request/useAddress.ts';
import type { PriceListData } from '#src/pricing/data/priceList.ts';

/**
 * @returns the state of the price list, made of what the page has brought, and following the address from then on. A step back
 * is followed by itself: one that undoes a choice before React has drawn it leaves React's own address as it was
 */
export function usePricingStore(data: PriceListData): PricingStore {
  const { search } = useAddress();
  const [store] = useState(() => new PricingStore(data, readView(search), fetchCountryPrices));
  useEffect(() => {
    store.follow(readView(search));
  }, [store, search]);
  useEffect(() => {
    const followHistory = () => {
      store.follow(readView(globalThis.location.search));
    };
    globalThis.addEventListener('popstate', followHistory);
    return () => {
      globalThis.removeEventListener('popstate', followHistory);
      store.dispose();
    };
  }, [store]);
  return store;
}
