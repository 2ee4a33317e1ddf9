import { currencyDisplay } from '#src/shared/text/currencyDisplay.ts';
import { formatNumber } from '#src/shared/text/formatNumber.ts';
import { CURRENCY_NAMES, CURRENCIES } from '#src/shared/currencies.ts';

/** A price as schema.org writes it: digits with a point, ISO 4217. */
interface Amount {
  readonly price: string;
  readonly priceCurrency: string;
}

const SIGNS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '₽': 'RUB' };
const CODES: readonly string[] = CURRENCY_NAMES.map((name) => CURRENCIES[name]);

/** What stands before the first digit or behind the last one is the currency, and nothing else may stand there. */
const WRITTEN = /^(?<before>\D*)(?<digits>\d(?:[\d.,]*\d)?)(?<after>\D*)$/;

/**
 * @param text a price as the site writes it: `$0.0048`, `10 920,25 ₽`
 * @param iso the locale that it is written in
 * @returns what it says, with all its digits; undefined for what is no amount of money in that language
 */
export function readAmount(text: string, iso: string): Amount | undefined {
  const { before, digits, after } = WRITTEN.exec(text.replaceAll(/\s/g, ''))?.groups ?? {};
  const priceCurrency = readCurrency(`${before ?? ''}${after ?? ''}`, iso);
  const price = digits === undefined ? undefined : readNumber(digits, iso);
  return priceCurrency !== undefined && price !== undefined ? { price, priceCurrency } : undefined;
}

/** A dollar sign is another currency to some readers, and is then never written for the US dollar. */
function readCurrency(mark: string, iso: string): string | undefined {
  if (mark === '$' && currencyDisplay('USD', iso) === 'code') return undefined;
  return SIGNS[mark] ?? CODES.find((code) => code === mark);
}

/** Of a number whose separators are known by their places: `1,000,000.5`. */
function readNumber(digits: string, iso: string): string | undefined {
  const sample = formatNumber(1_000_000.5, iso);
  const plain = digits.replaceAll(sample.charAt(1), '').replace(sample.charAt(sample.length - 2), '.');
  return /^\d+(\.\d+)?$/.test(plain) ? plain : undefined;
}
