import type { Category, Price } from '#src/pricing/data/prices.ts';

/** What somebody may have meant who typed a country, a prefix or a phone number into the search of the prices. */
export interface PriceMatch {
  /** ISO 3166, lower case. */
  readonly iso: string;
  /** The country, in the language of the visitor. */
  readonly title: string;
  /** A country was named; a prefix was typed, or the beginning of one; or a number that goes on behind its prefix. */
  readonly kind: 'country' | 'prefix' | 'number';
  /** Of a prefix or number: what kind of number it leads to. A country has neither this nor what follows. */
  readonly category?: Category;
  readonly prefix?: string;
  /** Of a minute to it, from anywhere (the group `international`). */
  readonly price?: Price;
}

/** Characters of a question: the longest phone number, in whatever writing, and every country's name have fewer. */
export const LONGEST_PRICE_QUESTION = 60;
