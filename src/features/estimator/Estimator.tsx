import { useEffect, useState } from 'react';
import { fetchCountryPrices } from '#src/api/priceApi.ts';
import { DEFAULT_COUNTRY } from '#config/constants.ts';
import { addId } from '#src/features/estimator/AddLines.tsx';
import { EstimateForm } from '#src/features/estimator/EstimateForm.tsx';
import { EstimateSheet } from '#src/features/estimator/EstimateSheet.tsx';
import { EstimateStore } from '#src/features/estimator/EstimateStore.ts';
import { EstimatorProvider, type EstimatorScope } from '#src/features/estimator/EstimatorContext.ts';
import styles from '#src/features/estimator/Estimator.module.css';
import { fetchExample } from '#src/features/estimator/fetchExample.ts';
import { fieldId } from '#src/features/estimator/fieldId.ts';
import { AddressListener, TotalListener } from '#src/features/estimator/Listeners.tsx';
import { TotalBar } from '#src/features/estimator/TotalBar.tsx';
import { useEstimateAddress } from '#src/features/estimator/useEstimateAddress.ts';
import { useLineFocus } from '#src/features/estimator/useLineFocus.ts';
import { useAddress } from '#src/request/useAddress.ts';
import type { Currency } from '#src/shared/pricing/currencies.ts';
import { readPriceQuery } from '#src/shared/pricing/priceQuery.ts';
import type { EstimatorData } from '#src/shared/pricing/pricedEstimate.ts';

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
