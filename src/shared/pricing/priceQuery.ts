import { CURRENCY_NAMES } from '#src/shared/pricing/currencies.ts';
import { ESTIMATE_LINK } from '#src/shared/pricing/estimateAddress.ts';

/** What the address of the price page may ask for, with what it must look like: the state of the page, whole. */

/** The view, the same for everybody. */
export const VIEW_QUERY = {
  country: /^[a-z]{2}$/,
  currency: new RegExp(`^(${CURRENCY_NAMES.join('|')})$`),
  product: /^[a-z_]{1,40}$/,
} as const;

/** What one visitor has typed. */
export const OWN_QUERY = { q: /^.{1,60}$/u, estimate: ESTIMATE_LINK } as const;

export type PriceParameter = keyof typeof VIEW_QUERY | keyof typeof OWN_QUERY;

const PATTERNS = Object.entries({ ...VIEW_QUERY, ...OWN_QUERY });

/**
 * @param search of an address
 * @returns what it asks for, in one order: the server, which knows nothing else of it, and the browser must see the same
 */
export function readPriceQuery(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  return new URLSearchParams(
    PATTERNS.flatMap(([name, pattern]) => {
      const value = query.get(name);
      return value !== null && pattern.test(value) ? [[name, value]] : [];
    }),
  );
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
