import { DEFAULT_CURRENCY } from '#config/constants.ts';

/** The currencies of the price lists, by the names of SPEC part 3, with their ISO codes. */

/** Our names, and the codes of ISO 4217 by which amounts are written: the price files still call the rouble RUR. */
export const CURRENCIES = { USD: 'USD', EUR: 'EUR', RUR: 'RUB' } as const;
/** A currency by the name that price files, addresses and content have for it. */
export type Currency = keyof typeof CURRENCIES;
/** In the order in which a visitor can choose. */
export const CURRENCY_NAMES = Object.keys(CURRENCIES) as readonly Currency[];

/** @returns the currency of that name; the default one for another, or none */
export function findCurrency(name: string | null | undefined): Currency {
  return CURRENCY_NAMES.find((known) => known === name) ?? DEFAULT_CURRENCY;
}
