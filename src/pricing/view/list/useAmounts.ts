import { useLingui } from '@lingui/react/macro';
import { digitsOf, formatRate } from '#src/pricing/words/formatMoney.ts';
import { formatNumber } from '#src/shared/text/formatNumber.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import type { Currency } from '#src/shared/currencies.ts';
import type { Price } from '#src/pricing/data/prices.ts';

/** Writes amounts and counts in one currency and one language. */
interface Amounts {
  /** @returns the price as the language writes it, with at least so many digits; in words where it costs nothing */
  readonly write: (price: Price, digits?: number) => string;
  /** @returns how many digits rates below each other need to line up */
  readonly digitsOf: (prices: readonly (Price | undefined)[]) => number;
  /** @returns a count as the language writes it */
  readonly count: (value: number) => string;
}

/** @returns how amounts of a currency are written in the language of the page */
export function useAmounts(currency: Currency): Amounts {
  const { t } = useLingui();
  const { iso } = useSite();
  return {
    write: (price, digits) =>
      Number(price[currency]) === 0 ? t`Free` : formatRate(price[currency], currency, iso, digits),
    digitsOf: (prices) => digitsOf(prices.map((price) => price?.[currency])),
    count: (value) => formatNumber(value, iso),
  };
}
