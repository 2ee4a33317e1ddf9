import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CallSection } from '#src/pricing/view/list/CallSection.tsx';
import { ListSection } from '#src/pricing/view/list/ListSection.tsx';
import { MessageSection } from '#src/pricing/view/list/MessageSection.tsx';
import { NumberSection } from '#src/pricing/view/list/NumberSection.tsx';
import { PacketSection } from '#src/pricing/view/list/PacketSection.tsx';
import type { PricingStore } from '#src/pricing/view/list/PricingStore.ts';
import styles from '#src/pricing/view/list/RateSheet.module.css';
import { UsageSections } from '#src/pricing/view/list/UsageSections.tsx';
import type { CountryPrices } from '#src/pricing/data/prices.ts';

interface RateSheetProps {
  readonly id: string;
  readonly store: PricingStore;
}

/** All rates of the shown country that the chosen product is made of, and no others. */
export const RateSheet = observer(function RateSheet({ id, store }: RateSheetProps) {
  const { prices } = store;
  if (!prices) return null;
  const network = { id, store, prices };
  return (
    <div className={styles.sheet}>
      {store.hasPart('makingCalls') && <CallsMade {...network} />}
      {store.hasPart('makingCalls') && <NumbersRented {...network} />}
      {store.hasPart('sms') && <MessageSection id={`${id}-sms`} prices={prices} currency={store.currentCurrency} />}
      {!store.hasPart('makingCalls') && <NumbersRented {...network} />}
      <UsageSections id={id} store={store} />
      {store.hasPart('mau') && (
        <PacketSection id={`${id}-mau`} kind="users" packets={store.mauPackets} currency={store.currentCurrency} />
      )}
      {store.hasPart('messageMau') && (
        <PacketSection
          id={`${id}-im`}
          kind="messages"
          packets={store.messagesPackets}
          currency={store.currentCurrency}
        />
      )}
    </div>
  );
});

interface NetworkProps extends RateSheetProps {
  readonly prices: CountryPrices;
}

const CallsMade = observer(function CallsMade({ id, store, prices }: NetworkProps): ReactNode {
  const { t } = useLingui();
  const inside = prices.pstn_out_incountry;
  return (
    <>
      <CallSection
        id={`${id}-made`}
        title={t`Calls you make`}
        none={t`We do not carry calls to this country.`}
        calls={store.pstnTo}
        currency={store.currentCurrency}
      />
      {inside && (
        <ListSection
          id={`${id}-inside`}
          title={t`Calls inside the country`}
          notes={[t`From a number you rent in the country, per minute of the call.`]}
          labels={{ item: t`Number`, rate: t`Rate` }}
          items={[{ key: 'inside', name: t`Any number in the country`, price: inside }]}
          currency={store.currentCurrency}
        />
      )}
    </>
  );
});

const NumbersRented = observer(function NumbersRented({ id, store, prices }: NetworkProps): ReactNode {
  const { t } = useLingui();
  if (!store.hasPart('phoneNumbers')) return null;
  return (
    <>
      <NumberSection id={`${id}-numbers`} rents={prices.phone_numbers} currency={store.currentCurrency} />
      <CallSection
        id={`${id}-received`}
        title={t`Calls you receive`}
        none={t`We have no numbers in this country.`}
        calls={store.pstnFrom}
        currency={store.currentCurrency}
      />
    </>
  );
});
