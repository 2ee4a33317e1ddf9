/** The currencies of the price lists, by the names of SPEC part 3, with their ISO codes. */
export const CURRENCIES = { USD: 'USD', EUR: 'EUR', RUR: 'RUB' } as const;
export type Currency = keyof typeof CURRENCIES;
export const CURRENCY_NAMES = Object.keys(CURRENCIES) as readonly Currency[];
