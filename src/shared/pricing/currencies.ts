import { DEFAULT_CURRENCY } from '#config/constants.ts';

/** The currencies of the price lists, by the names of SPEC part 3, with their ISO codes. */

export const CURRENCIES = { USD: 'USD', EUR: 'EUR', RUR: 'RUB' } as const;
export type Currency = keyof typeof CURRENCIES;
export const CURRENCY_NAMES = Object.keys(CURRENCIES) as readonly Currency[];

/** @returns the currency of that name; the default one for another, or none */
export function findCurrency(name: string | null | undefined): Currency {
  return CURRENCY_NAMES.find((known) => known === name) ?? DEFAULT_CURRENCY;
}
