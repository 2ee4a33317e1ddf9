import { useAddress } from '#src/request/useAddress.ts';
import { findCurrency, type Currency } from '#src/shared/currencies.ts';

/** The query parameter; routes that show prices declare it (`src/app/routes.ts`). */
export const CURRENCY_PARAMETER = 'currency';

/** @returns the currency that the address asks for; the default one where it asks for none, or for one that is not offered */
export function useCurrency(): Currency {
  return findCurrency(new URLSearchParams(useAddress().search).get(CURRENCY_PARAMETER));
}
