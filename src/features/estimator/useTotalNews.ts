import { useLingui } from '@lingui/react/macro';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { EstimateStore } from '#src/features/estimator/EstimateStore.ts';
import { formatRate } from '#src/i18n/formatMoney.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { useStores } from '#src/stores/StoresContext.tsx';

/** Nobody wants to hear a total at each key stroke, ms. */
const PAUSE = 1200;

/** Says the total when it has changed, and then stays for a while. */
export function useTotalNews(store: EstimateStore): void {
  const { t } = useLingui();
  const { announcer } = useStores();
  const { iso } = useSite();
  useEffect(
    () =>
      reaction(
        () => formatRate(store.priced.monthly, store.currency, iso),
        (total) => announcer.announce(t`${total} a month`),
        { delay: PAUSE },
      ),
    [announcer, iso, store, t],
  );
}
