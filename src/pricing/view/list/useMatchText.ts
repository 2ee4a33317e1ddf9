import { useAmounts } from '#src/pricing/view/list/useAmounts.ts';
import { usePriceNames } from '#src/pricing/words/usePriceNames.ts';
import type { Currency } from '#src/shared/currencies.ts';
import type { PriceMatch } from '#src/pricing/data/priceMatch.ts';

/** @returns the function that says what of a country was found: `+4915 · Mobile · $0.0126`; nothing for the country itself */
export function useMatchText(currency: Currency): (match: PriceMatch) => string | undefined {
  const names = usePriceNames();
  const amounts = useAmounts(currency);
  return ({ prefix, category, price }) => {
    const parts = [prefix && `+${prefix}`, category && names.category(category), price && amounts.write(price)];
    return parts.filter(Boolean).join(' · ') || undefined;
  };
}
