import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import { useSettled } from '#src/pricing/view/estimator/useSettled.ts';
import { formatRate } from '#src/pricing/words/formatMoney.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { useStores } from '#src/stores/StoresContext.tsx';

/** A pause in the typing, ms. */
const TYPING = 400;
/** Nobody wants to hear a total at each key stroke, ms. */
const SPEECH = 1200;

/** Writes what has been typed into the address. It shows nothing. */
export const AddressListener = observer(function AddressListener() {
  const { store, flush } = useEstimator();
  useSettled(store.memory, TYPING, flush);
  return null;
});

/** Says the total that has come about. */
export const TotalListener = observer(function TotalListener() {
  const { t } = useLingui();
  const { store } = useEstimator();
  const { announcer } = useStores();
  const { iso } = useSite();
  const say = useCallback((total: string) => announcer.announce(t`${total} a month`), [announcer, t]);
  useSettled(formatRate(store.priced.monthly, store.currency, iso), SPEECH, say);
  return null;
});
