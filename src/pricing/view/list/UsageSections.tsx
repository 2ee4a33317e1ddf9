import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { ListSection } from '#src/pricing/view/list/ListSection.tsx';
import type { PricingStore } from '#src/pricing/view/list/PricingStore.ts';
import { RateSection } from '#src/pricing/view/list/RateSection.tsx';
import { usePriceNames } from '#src/pricing/words/usePriceNames.ts';
import type { Usage } from '#src/pricing/data/prices.ts';

interface UsageSectionsProps {
  readonly id: string;
  readonly store: PricingStore;
}

/** What the product is charged for beside the phone network, the same in every country: by use, and by the month. */
export const UsageSections = observer(function UsageSections({ id, store }: UsageSectionsProps) {
  const { t } = useLingui();
  const names = usePriceNames();
  const { currentCurrency: currency, usagePricing, subscriptionPricing, sourceVoxPrices } = store;
  const isIncomplete = !sourceVoxPrices.products || !sourceVoxPrices.resources;
  const billed = ({ unit, increments }: Usage) =>
    unit === 'minute' ? `${names.unit(unit)}, ${names.increments(increments)}` : names.unit(unit);
  return (
    <>
      {(usagePricing.length > 0 || isIncomplete) && (
        <ListSection
          id={`${id}-usage`}
          title={t`Pay per use`}
          notes={[t`The same in every country.`, isIncomplete && t`Some of these rates cannot be shown at the moment.`]}
          labels={{ item: t`Service`, billed: t`Billed`, rate: t`Rate` }}
          items={usagePricing.map((usage) => ({
            key: usage.part,
            name: names.part(usage.part),
            billed: billed(usage),
            price: usage.price,
          }))}
          currency={currency}
        />
      )}
      {!subscriptionPricing && (
        <RateSection id={`${id}-monthly`} title={t`Monthly`} notes={[t`These rates cannot be shown at the moment.`]} />
      )}
      {subscriptionPricing && subscriptionPricing.length > 0 && (
        <ListSection
          id={`${id}-monthly`}
          title={t`Monthly`}
          notes={[t`Only where you switch it on. The same in every country.`]}
          labels={{ item: t`Subscription`, rate: t`Each month` }}
          items={subscriptionPricing.map(({ part, monthly }) => ({
            key: part,
            name: names.subscription(part),
            price: monthly,
          }))}
          currency={currency}
        />
      )}
    </>
  );
});
