import { DEFAULT_COUNTRY, DEFAULT_CURRENCY } from '#config/constants.ts';
import { CURRENCY_NAMES } from '#src/shared/currencies.ts';
import { PRODUCT_NAMES } from '#src/pricing/data/productNames.ts';
import { readQuery, type ClosedRules, type FreeRules } from '#src/shared/address/queryRules.ts';

/** What the address of the price page may ask for: the state of the page, whole. */

/** The view, the same for everybody. */
export const VIEW_QUERY = {
  country: { plain: DEFAULT_COUNTRY, among: 'countries' },
  currency: { plain: DEFAULT_CURRENCY, among: CURRENCY_NAMES },
  product: { plain: PRODUCT_NAMES[0], among: PRODUCT_NAMES },
} as const satisfies ClosedRules;

/**
 * What one visitor has typed. An estimate may look like anything: a link that lost its end, or took a bracket along, is still
 * read, and the page says what was unreadable; so is one that is longer than this site writes any, and the page says that it
 * cannot be sent on.
 */
export const OWN_QUERY = { q: { like: '^.{1,60}$' }, estimate: { like: '^[^]+$' } } as const satisfies FreeRules;

/** A parameter of the price page's address; all others are left out of it. */
export type PriceParameter = keyof typeof VIEW_QUERY | keyof typeof OWN_QUERY;

const RULES = { ...VIEW_QUERY, ...OWN_QUERY };

/**
 * @param search of an address, as `useAddress` gives it: without countries that the site does not know
 * @returns what it asks for, in one order
 */
export function readPriceQuery(search: string): URLSearchParams {
  return readQuery(RULES, search);
}

/**
 * @param search of an address
 * @param change what its parameters are to be; one without a value is taken out, all others stay
 * @returns the query with its question mark; empty where nothing is left
 */
export function changePriceQuery(
  search: string,
  change: Readonly<Partial<Record<PriceParameter, string | undefined>>>,
): string {
  const query = new URLSearchParams(search);
  const changes: readonly (readonly [string, string | undefined])[] = Object.entries(change);
  for (const [name, value] of changes) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  const changed = readPriceQuery(query.toString());
  return changed.size > 0 ? `?${changed}` : '';
}
