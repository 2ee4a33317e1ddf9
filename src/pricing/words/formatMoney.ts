import { currencyDisplay } from '#src/shared/text/currencyDisplay.ts';
import { formatNumber } from '#src/shared/text/formatNumber.ts';
import { fractionDigits, type Decimal } from '#src/shared/text/decimal.ts';
import { CURRENCIES, type Currency } from '#src/shared/currencies.ts';

/** Money of four digits is parted in Russian, where other numbers are not: what stands below each other lines up. */
const optionsOf = (currency: Currency, iso: string, minimumFractionDigits: number, maximumFractionDigits: number) => ({
  style: 'currency' as const,
  useGrouping: 'auto' as const,
  currency: CURRENCIES[currency],
  currencyDisplay: currencyDisplay(CURRENCIES[currency], iso),
  minimumFractionDigits,
  maximumFractionDigits,
});

/**
 * @param amount in whole units of the currency
 * @param currency its name in the price list
 * @param iso the locale, `es-ES`
 * @returns the amount as the language writes it, without cents where there are none; the same on the server and in every
 *   browser
 */
export function formatMoney(amount: number, currency: Currency, iso: string): string {
  return formatNumber(amount, iso, optionsOf(currency, iso, Number.isInteger(amount) ? 0 : 2, 2));
}

/**
 * @param amount a rate as it is written in a price list, formatted digit by digit and never as a float
 * @param currency its name in the price list
 * @param iso the locale, `es-ES`
 * @param digits after the point, at least: rates below each other line up. What the rate has more is shown too
 */
export function formatRate(amount: Decimal, currency: Currency, iso: string, digits = 2): string {
  const shown = Math.max(2, digits, fractionDigits(amount));
  return formatNumber(amount, iso, optionsOf(currency, iso, shown, shown));
}

/** @returns with how many digits after the point rates are written that are compared at a glance: those of the one with most */
export const digitsOf = (amounts: readonly (Decimal | undefined)[]): number =>
  Math.max(2, ...amounts.map((amount) => (amount === undefined ? 0 : fractionDigits(amount))));
