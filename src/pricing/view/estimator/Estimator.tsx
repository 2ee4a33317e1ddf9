import { useEffect, useState } from 'react';
import { fetchCountryPrices } from '#src/pricing/api/priceApi.ts';
import { DEFAULT_COUNTRY } from '#config/constants.ts';
import { addId } from '#src/pricing/view/estimator/AddLines.tsx';
import { EstimateForm } from '#src/pricing/view/estimator/EstimateForm.tsx';
import { EstimateSheet } from '#src/pricing/view/estimator/EstimateSheet.tsx';
import { EstimateStore } from '#src/pricing/view/estimator/EstimateStore.ts';
import { EstimatorProvider, type EstimatorScope } from '#src/pricing/view/estimator/EstimatorContext.ts';
import styles from '#src/pricing/view/estimator/Estimator.module.css';
import { fetchExample } from '#src/pricing/view/estimator/fetchExample.ts';
import { fieldId } from '#src/ui/fields/fieldIds.ts';
import { AddressListener, TotalListener } from '#src/pricing/view/estimator/Listeners.tsx';
import { TotalBar } from '#src/pricing/view/estimator/TotalBar.tsx';
import { useEstimateAddress } from '#src/pricing/view/estimator/useEstimateAddress.ts';
import { useLineFocus } from '#src/pricing/view/estimator/useLineFocus.ts';
import { useAddress } from '#src/request/useAddress.ts';
import type { Currency } from '#src/shared/currencies.ts';
import { readPriceQuery } from '#src/pricing/data/priceQuery.ts';
import type { EstimatorData } from '#src/pricing/data/pricedEstimate.ts';

interface EstimatorProps {
  /** Of the block. */
  readonly id: string;
  readonly data: EstimatorData;
  readonly currency: Currency;
}

/** What a month would cost: the lines beside what they come to. */
export function Estimator({ id, data, currency }: EstimatorProps) {
  const country = readPriceQuery(useAddress().search).get('country') ?? '';
  const [store] = useState(() => {
    const sources = { fetchPrices: fetchCountryPrices, fetchExample: () => fetchExample(id) };
    return new EstimateStore(data, currency, country, sources);
  });
  useEffect(() => store.setCurrency(currency), [store, currency]);
  return (
    <EstimatorProvider value={useScope(id, store, country || DEFAULT_COUNTRY)}>
      <AddressListener />
      <TotalListener />
      <div className={styles.estimator}>
        <div className={styles.lines}>
          <EstimateForm />
          <TotalBar />
        </div>
        <EstimateSheet />
      </div>
    </EstimatorProvider>
  );
}

function useScope(id: string, store: EstimateStore, country: string): EstimatorScope {
  const { flush, push } = useEstimateAddress(store);
  const focus = useLineFocus();
  return {
    id,
    store,
    flush,
    add(kind) {
      flush();
      focus(fieldId(id, store.add(kind, country), 'line'));
      push();
    },
    remove(key) {
      flush();
      const neighbour = store.remove(key);
      focus(neighbour === undefined ? addId(id) : fieldId(id, neighbour, 'line'));
      push();
    },
    retry(key, iso) {
      store.retry(iso);
      focus(fieldId(id, key, 'line'));
    },
    clear() {
      flush();
      store.clear();
      focus(addId(id));
      push();
    },
  };
}
