import { useAmounts } from '#src/features/pricing/useAmounts.ts';
import { usePriceNames } from '#src/i18n/usePriceNames.ts';
import type { Currency } from '#src/shared/pricing/currencies.ts';
import type { PriceMatch } from '#src/shared/pricing/priceMatch.ts';

/** @returns the function that says what of a country was found: `+4915 · Mobile · $0.0126`; nothing for the country itself */
export function useMatchText(currency: Currency): (match: PriceMatch) => string | undefined {
  const names = usePriceNames();
  const amounts = useAmounts(currency);
  return ({ prefix, category, price }) => {
    const parts = [prefix && `+${prefix}`, category && names.category(category), price && amounts.write(price)];
    return parts.filter(Boolean).join(' · ') || undefined;
  };
}
