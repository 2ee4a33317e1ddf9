import type { Category, Price } from '#src/shared/pricing/prices.ts';

/** What a search of the price lists has found: a country, some of its numbers, or the one number that was asked for. */
export interface PriceMatch {
  /** ISO 3166, lower case. */
  readonly iso: string;
  /** In the language of the search. */
  readonly title: string;
  readonly kind: 'country' | 'prefix' | 'number';
  readonly category?: Category;
  /** Digits, the country code among them. */
  readonly prefix?: string;
  /** A minute of a call to it. */
  readonly price?: Price;
}
