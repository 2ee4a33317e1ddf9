import { useLingui } from '@lingui/react/macro';
import { ListSection } from '#src/pricing/view/list/ListSection.tsx';
import { usePriceNames } from '#src/pricing/words/usePriceNames.ts';
import type { Currency } from '#src/shared/currencies.ts';
import { MESSAGE_PRICES, type CountryPrices } from '#src/pricing/data/prices.ts';

interface MessageSectionProps {
  readonly id: string;
  readonly prices: CountryPrices;
  readonly currency: Currency;
}

/** Text messages: in, out, from an application, from another country. */
export function MessageSection({ id, prices, currency }: MessageSectionProps) {
  const { t } = useLingui();
  const names = usePriceNames();
  const missing = MESSAGE_PRICES.filter((kind) => !prices[kind]).map((kind) => names.message(kind));
  const lacking = missing.join('; ');
  const isNone = missing.length === MESSAGE_PRICES.length;
  return (
    <ListSection
      id={id}
      title={t`Text messages`}
      notes={
        isNone
          ? [t`We carry no SMS to or from this country.`]
          : [
              t`Per segment: 160 characters, or 70 if one of them is outside the GSM alphabet.`,
              lacking !== '' && t`Not offered here: ${lacking}.`,
            ]
      }
      labels={{ item: t`Message`, rate: t`Per segment` }}
      items={MESSAGE_PRICES.flatMap((kind) => {
        const price = prices[kind];
        return price ? [{ key: kind, name: names.message(kind), price }] : [];
      })}
      currency={currency}
    />
  );
}
