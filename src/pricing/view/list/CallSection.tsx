import { useLingui } from '@lingui/react/macro';
import { callRows, type CallRow } from '#src/pricing/view/list/callRows.ts';
import { Prefixes } from '#src/pricing/view/list/Prefixes.tsx';
import { RateSection } from '#src/pricing/view/list/RateSection.tsx';
import { RateTable } from '#src/pricing/view/list/RateTable.tsx';
import { Roundings } from '#src/pricing/view/list/Roundings.tsx';
import { useAmounts } from '#src/pricing/view/list/useAmounts.ts';
import { usePriceNames } from '#src/pricing/words/usePriceNames.ts';
import type { Currency } from '#src/shared/currencies.ts';
import type { CallPrices } from '#src/pricing/data/prices.ts';

interface CallSectionProps {
  readonly id: string;
  readonly title: string;
  /** What is said where the country has no such calls at all. */
  readonly none: string;
  readonly calls: CallPrices;
  readonly currency: Currency;
}

/** Calls of one direction, a row for each kind of number and each of its operators' rates. */
export function CallSection({ id, title, none, calls, currency }: CallSectionProps) {
  const { t } = useLingui();
  const names = usePriceNames();
  const amounts = useAmounts(currency);
  const { groups, rows, missing } = callRows(calls);
  if (groups.length === 0) return <RateSection id={id} title={title} notes={[none]} />;
  const digits = amounts.digitsOf(rows.flatMap(({ rates }) => rates));
  const roundingsOf = ({ rates, increments }: CallRow) =>
    groups.flatMap((group, index) =>
      rates[index] ? [{ group: names.group(group), rounding: names.increments(increments[index]) }] : [],
    );
  const roundings = new Set(rows.flatMap(roundingsOf).map(({ rounding }) => rounding));
  const [rounding = ''] = roundings;
  // One rule for all is said once.
  const aside = roundings.size > 1 ? [{ key: 'rounding', label: t`Billed`, aside: true }] : [];
  const lacking = missing.map((category) => names.category(category)).join(', ');
  const toRow = (row: CallRow) => {
    const { key, category, prefixes, isFlat, rates } = row;
    // What a call from some countries has no price of its own for costs what it costs from anywhere.
    const otherwise = groups[0] === 'international' && rates[0] ? t`the same` : t`not offered`;
    return {
      key,
      name: names.category(category),
      detail: <Prefixes prefixes={prefixes} isFlat={isFlat} />,
      cells: [
        ...aside.map(() => <Roundings key="rounding" roundings={roundingsOf(row)} />),
        ...rates.map((rate) => (rate ? amounts.write(rate, digits) : otherwise)),
      ],
    };
  };
  return (
    <RateSection
      id={id}
      title={title}
      notes={[
        aside.length > 0 ? t`Per minute of the call.` : t`Per minute of the call, billed ${rounding}.`,
        lacking !== '' && t`Not offered here: ${lacking}.`,
      ]}
    >
      <RateTable
        labelledBy={id}
        columns={[
          { key: 'number', label: t`Number` },
          ...aside,
          ...groups.map((group) => ({ key: group, label: names.group(group) })),
        ]}
        rows={rows.map(toRow)}
      />
    </RateSection>
  );
}
