import type { ReactNode } from 'react';
import { RateSection } from '#src/pricing/view/list/RateSection.tsx';
import { RateTable } from '#src/pricing/view/list/RateTable.tsx';
import { useAmounts } from '#src/pricing/view/list/useAmounts.ts';
import type { Currency } from '#src/shared/currencies.ts';
import type { Price } from '#src/pricing/data/prices.ts';

interface ListSectionProps {
  readonly id: string;
  readonly title: string;
  readonly notes?: readonly (string | false | undefined)[];
  /** What the rows are, how they are billed, and what their rates are for. */
  readonly labels: { readonly item: string; readonly billed?: string; readonly rate: string };
  readonly items: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly billed?: string | undefined;
    readonly price: Price;
  }[];
  readonly currency: Currency;
}

/** Things with one rate each. Without any, only what is noted about them. */
export function ListSection({ id, title, notes, labels, items, currency }: ListSectionProps) {
  const amounts = useAmounts(currency);
  if (items.length === 0) return <RateSection id={id} title={title} {...(notes ? { notes } : {})} />;
  const digits = amounts.digitsOf(items.map(({ price }) => price));
  const { item, billed, rate } = labels;
  const aside = billed === undefined ? [] : [{ key: 'billed', label: billed, aside: true }];
  return (
    <RateSection id={id} title={title} {...(notes ? { notes } : {})}>
      <RateTable
        labelledBy={id}
        columns={[{ key: 'item', label: item }, ...aside, { key: 'rate', label: rate }]}
        rows={items.map(({ key, name, price, ...shown }) => ({
          key,
          name,
          cells: [...aside.map(() => shown.billed), amounts.write(price, digits)],
        }))}
      />
    </RateSection>
  );
}
