import type { Decimal } from '#src/shared/decimal.ts';

/** Rates as they travel to a page: one country, one currency, nothing else. Their files are in `content/prices`. */

/** SPEC part 3: the kinds of number that a call may lead to, cheapest first. */
export const CATEGORIES = ['Landline', 'Mobile', 'Other', 'Tollfree'] as const;
export type Category = (typeof CATEGORIES)[number];

/** SPEC part 3: where the other end of the call is, if that has a price of its own. */
export const CALL_GROUPS = ['international', 'eea', 'ru_direct'] as const;
export type CallGroup = (typeof CALL_GROUPS)[number];

/** A country of the list to choose from. */
export interface PriceCountry {
  /** ISO 3166, lower case. */
  readonly iso: string;
  /** In the language of the list. */
  readonly title: string;
  /** It has numbers that can be called. */
  readonly from: boolean;
  /** It can be called. */
  readonly to: boolean;
  /** Its place in the list. */
  readonly index: number;
}

/** A minute to, or at, one kind of number. */
export interface CategoryPrice {
  /** The lowest of the rows. */
  readonly price: Decimal;
  /** The same for all prefixes. */
  readonly flatRate: boolean;
  readonly rows: readonly { readonly prefixes: readonly string[]; readonly price: Decimal }[];
}

export type CallPrices = Readonly<Partial<Record<CallGroup, Readonly<Partial<Record<Category, CategoryPrice>>>>>>;

/** All that one country costs, in one currency. What is missing is not offered there. */
export interface CountryPrices extends PriceOrigin {
  readonly iso: string;
  /** Received by a number of the country, per minute. */
  readonly from: CallPrices;
  /** Made to the country, per minute. */
  readonly to: CallPrices;
  /** From a number of the country to another, per minute. */
  readonly inCountry?: Decimal;
  readonly sms: {
    readonly in?: Decimal;
    readonly out?: Decimal;
    readonly a2p?: Decimal;
    readonly international?: Decimal;
  };
  /** Rents, for each kind of number. */
  readonly numbers: readonly {
    readonly category: Category;
    readonly installation: Decimal;
    readonly monthly: Decimal;
  }[];
}

/** How far the rates can be relied upon. */
export interface PriceOrigin {
  /** They are ours, made up, and the page has to say so. */
  readonly sample: boolean;
  /** ISO time since which the provider's file could not be had; the rates are those of then. */
  readonly staleSince?: string;
}

export interface Packet {
  readonly name: string;
  readonly size: number;
  readonly price: Decimal;
}
