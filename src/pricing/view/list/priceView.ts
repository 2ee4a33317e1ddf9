import { DEFAULT_COUNTRY, DEFAULT_CURRENCY } from '#config/constants.ts';
import { CATALOGUE, findProduct } from '#src/pricing/data/catalogue.ts';
import { findCurrency, type Currency } from '#src/shared/currencies.ts';
import { changePriceQuery, readPriceQuery, type PriceParameter } from '#src/pricing/data/priceQuery.ts';
import type { ProductName } from '#src/pricing/data/productNames.ts';

/** What the address asks the price list for: its view, whole. */
export interface PriceView {
  /** As asked. */
  readonly country: string;
  readonly currency: Currency;
  readonly product: ProductName;
}

/** @param search of the address */
export function readView(search: string): PriceView {
  const query = readPriceQuery(search);
  return {
    country: query.get('country') ?? DEFAULT_COUNTRY,
    currency: findCurrency(query.get('currency')),
    product: findProduct(query.get('product')).name,
  };
}

const PLAIN: PriceView = { country: DEFAULT_COUNTRY, currency: DEFAULT_CURRENCY, product: CATALOGUE[0].name };

/**
 * @param search of the address
 * @param change of the view; what was searched for ends with it, all else stays
 * @returns the query of the changed view. What is shown anyway is left out: one view has one address
 */
export function changeView(search: string, change: Partial<PriceView>): string {
  const changed: Partial<Record<PriceParameter, string | undefined>> = { q: undefined };
  for (const name of Object.keys(change) as (keyof PriceView)[]) {
    changed[name] = change[name] === PLAIN[name] ? undefined : change[name];
  }
  return changePriceQuery(search, changed);
}
