import { locales } from '#config/locales.ts';
import { formatNumber } from '#src/i18n/formatNumber.ts';
import { fractionDigits, type Decimal } from '#src/shared/text/decimal.ts';
import { CURRENCIES, type Currency } from '#src/shared/currencies.ts';

const rows = Object.values(locales);

function displayOf(currency: Currency, iso: string): 'narrowSymbol' | 'code' {
  return currency === 'USD' ? (rows.find((row) => row.iso === iso)?.dollar ?? 'code') : 'narrowSymbol';
}

/**
 * @param amount in whole units of the currency
 * @param currency its name in the price list
 * @param iso the locale, `es-ES`
 * @returns the amount as the language writes it, without cents where there are none; the same on the server and in every
 *   browser
 */
export function formatMoney(amount: number, currency: Currency, iso: string): string {
  const options = {
    style: 'currency' as const,
    currency: CURRENCIES[currency],
    currencyDisplay: displayOf(currency, iso),
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  };
  return formatNumber(amount, iso, options);
}

/**
 * @param amount a rate as it is written in a price list, formatted digit by digit and never as a float
 * @param currency its name in the price list
 * @param iso the locale, `es-ES`
 * @param digits after the point, at least: rates below each other line up. What the rate has more is shown too
 */
export function formatRate(amount: Decimal, currency: Currency, iso: string, digits = 2): string {
  const shown = Math.max(2, digits, fractionDigits(amount));
  const options = {
    style: 'currency' as const,
    currency: CURRENCIES[currency],
    currencyDisplay: displayOf(currency, iso),
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  };
  return formatNumber(amount, iso, options);
}
