import { useLingui } from '@lingui/react/macro';
import { RateSection } from '#src/pricing/view/list/RateSection.tsx';
import { RateTable } from '#src/pricing/view/list/RateTable.tsx';
import { useAmounts } from '#src/pricing/view/list/useAmounts.ts';
import { usePriceNames } from '#src/pricing/words/usePriceNames.ts';
import type { Currency } from '#src/shared/currencies.ts';
import type { NumberRent } from '#src/pricing/data/prices.ts';

interface NumberSectionProps {
  readonly id: string;
  /** Undefined where the list could not be had, which is not the same as none. */
  readonly rents: readonly NumberRent[] | undefined;
  readonly currency: Currency;
}

/** What a number of the country costs, once and by the month. */
export function NumberSection({ id, rents, currency }: NumberSectionProps) {
  const { t } = useLingui();
  const names = usePriceNames();
  const amounts = useAmounts(currency);
  const title = t`Number rental`;
  if (!rents) return <RateSection id={id} title={title} notes={[t`These rates cannot be shown at the moment.`]} />;
  if (rents.length === 0)
    return <RateSection id={id} title={title} notes={[t`We have no numbers to rent in this country.`]} />;
  const once = amounts.digitsOf(rents.map(({ installation }) => installation));
  const monthly = amounts.digitsOf(rents.map((rent) => rent.monthly));
  return (
    <RateSection id={id} title={title} notes={[t`For each number, as long as you keep it.`]}>
      <RateTable
        labelledBy={id}
        columns={[
          { key: 'number', label: t`Number` },
          { key: 'once', label: t`Once, at the start` },
          { key: 'monthly', label: t`Each month` },
        ]}
        rows={rents.map((rent) => ({
          key: rent.category,
          name: names.category(rent.category),
          cells: [amounts.write(rent.installation, once), amounts.write(rent.monthly, monthly)],
        }))}
      />
    </RateSection>
  );
}
