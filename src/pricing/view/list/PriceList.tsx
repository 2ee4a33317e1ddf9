import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState, type MouseEvent } from 'react';
import { CountryHead } from '#src/pricing/view/list/CountryHead.tsx';
import { countryFieldId } from '#src/pricing/view/list/CountryForms.tsx';
import { CountryPicker } from '#src/pricing/view/list/CountryPicker.tsx';
import { MatchList } from '#src/pricing/view/list/MatchList.tsx';
import styles from '#src/pricing/view/list/PriceList.module.css';
import type { PricingStore } from '#src/pricing/view/list/PricingStore.ts';
import { ProductFilter } from '#src/pricing/view/list/ProductFilter.tsx';
import { RateNotices } from '#src/pricing/view/list/RateNotices.tsx';
import { RateSheet } from '#src/pricing/view/list/RateSheet.tsx';
import { usePricingStore } from '#src/pricing/view/list/usePricingStore.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { useAddress } from '#src/request/useAddress.ts';
import type { PriceListData } from '#src/pricing/data/priceList.ts';
import { readPriceQuery } from '#src/pricing/data/priceQuery.ts';
import { buttonClass } from '#src/ui/buttons/buttonClass.ts';
import { Notice } from '#src/ui/display/Notice.tsx';

interface PriceListProps {
  /** The id of the block: others are made from it. */
  readonly id: string;
  readonly data: PriceListData;
}

/** What one country costs, for one product, in one currency: the address says which. */
export const PriceList = observer(function PriceList({ id, data }: PriceListProps) {
  const store = usePricingStore(data);
  const matches = useMatches(data);
  if (store.countries.length === 0) return <NoRates />;
  const { selectedCountry, wanted, currentCurrency } = store;
  return (
    <div className={styles.list}>
      <div className={styles.controls}>
        <ProductFilter current={store.activeFilter.name} />
        <CountryPicker
          id={id}
          countries={store.countries}
          current={wanted?.country ?? selectedCountry}
          currency={currentCurrency}
          onWish={(iso) => void store.selectCountry(iso)}
        />
        {matches && <MatchList id={id} matches={matches} currency={currentCurrency} />}
      </div>
      <Status id={id} store={store} />
      {selectedCountry && (
        <div className={styles.country} aria-busy={wanted?.state === 'loading'}>
          <CountryHead id={`${id}-shown`} country={selectedCountry} store={store} />
          <RateNotices origin={store.prices ?? data.origin} />
          <RateSheet id={id} store={store} />
        </div>
      )}
    </div>
  );
});

/** @returns what the page has found for the question of its address, as long as that is the question */
function useMatches({ matches }: PriceListData) {
  const question = readPriceQuery(useAddress().search).get('q');
  const [asked] = useState(question);
  return question !== null && question === asked ? matches : undefined;
}

/** What has become of the wish for another country, said and, where it failed, to be tried again. */
const Status = observer(function Status({ id, store }: { readonly id: string; readonly store: PricingStore }) {
  const { t } = useLingui();
  const retry = ({ detail }: MouseEvent) => {
    void store.retry();
    // The button goes: who has pressed it by a key goes on at the country. A finger would get the keyboard of a phone.
    if (detail === 0) document.getElementById(countryFieldId(id))?.focus();
  };
  const { wanted, selectedCountry } = store;
  const title = wanted?.country.title ?? '';
  const shown = selectedCountry?.title ?? '';
  return (
    <div role="status" className={styles.status}>
      {wanted?.state === 'loading' && <p className="visuallyHidden">{t`Loading the rates: ${title}`}</p>}
      {wanted?.state === 'failed' && (
        <Notice tone="error" title={t`The rates could not be loaded: ${title}`}>
          {shown !== '' && <p>{t`What you see below is still: ${shown}`}</p>}
          <button type="button" className={styles.retry} onClick={retry}>
            <Trans>Try again</Trans>
          </button>
        </Notice>
      )}
    </div>
  );
});

function NoRates() {
  const { t } = useLingui();
  return (
    <div className={styles.none}>
      <Notice tone="warning" title={t`The rates cannot be shown at the moment.`}>
        <p>
          <Trans>
            We show no rates rather than wrong ones. Ask us, and you get the rates of your countries within one working
            day.
          </Trans>
        </p>
      </Notice>
      <LocalLink href="/contacts" className={buttonClass('primary')}>
        <Trans>Ask for the rates</Trans>
      </LocalLink>
    </div>
  );
}
