import type { Decimal } from '#src/shared/text/decimal.ts';
import type { Currency } from '#src/shared/currencies.ts';

/** The price lists as they travel: to pages, to the browser, to whoever reads them as open data. Keys are those of SPEC part 7. */

/** SPEC part 3: the kinds of number that a call may lead to, cheapest first. */
export const CATEGORIES = ['Landline', 'Mobile', 'Other', 'Tollfree'] as const;
/** A kind of number. A call to a toll-free one is paid for by whoever is called. */
export type Category = (typeof CATEGORIES)[number];

/** SPEC part 3: where the other end of the call is, if that has a price of its own. */
export const CALL_GROUPS = ['international', 'eea', 'ru_direct'] as const;
/** Where the other end of a call is; `international` where that makes no difference. */
export type CallGroup = (typeof CALL_GROUPS)[number];

/** An amount in each currency, as the price list has it: nothing is converted. */
export type Price = Readonly<Record<Currency, Decimal>>;

/** Seconds that the first and each further interval of a call is rounded up to: 1/1, 60/60. */
export interface Increments {
  readonly first: number;
  readonly next: number;
}

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
export interface CategoryPrices {
  /** The lowest of the rows. */
  readonly price: Price;
  /** The same for all prefixes. */
  readonly flat_rate: boolean;
  readonly prices: readonly { readonly prefixes: readonly string[]; readonly price: Price }[];
  /** How calls are rounded; by the minute where the list does not say. */
  readonly increments?: Increments | undefined;
}

/** The prices of one call group, by kind of number. A missing kind cannot be called. */
export type Destination = Readonly<Partial<Record<Category, CategoryPrices>>>;
/** The prices of calls with one country, by where their other end is. */
export type CallPrices = Readonly<Partial<Record<CallGroup, Destination>>>;

/** A number's rent. */
export interface NumberRent {
  readonly category: Category;
  /** Once. */
  readonly installation: Price;
  readonly monthly: Price;
}

/** Messages, each. What is missing is not offered in the country. */
export const MESSAGE_PRICES = ['smsinput', 'smsout', 'sms_a2p', 'smsout_international'] as const;
/** A kind of SMS with a price of its own, by the key of SPEC part 7. */
export type MessagePrice = (typeof MESSAGE_PRICES)[number];

/** All that one country costs: `/prices/{iso}.json`. What is missing is not offered there. */
export interface CountryPrices extends PriceOrigin, Readonly<Partial<Record<MessagePrice, Price>>> {
  /** ISO 3166, lower case. */
  readonly country_code: string;
  /** In English, as in the price list. */
  readonly name: string;
  /** Received by a number of the country, per minute. */
  readonly from: CallPrices;
  /** Made to the country, per minute. */
  readonly to: CallPrices;
  /** From a number of the country to another, per minute. */
  readonly pstn_out_incountry?: Price;
  /** None are rented where it is empty; missing where that list could not be had. */
  readonly phone_numbers?: readonly NumberRent[] | undefined;
}

/** What is used beside the phone network, at one price everywhere. */
export interface Usage {
  /** A part of the product catalogue (`catalogue.ts`). */
  readonly part: string;
  /** In English, as in the price list. */
  readonly name: string;
  readonly unit: 'minute' | 'request' | 'gigabyte';
  readonly increments?: Increments | undefined;
  readonly price: Price;
}

/** Paid by the month, whether used or not. */
export interface Subscription {
  readonly part: string;
  readonly name: string;
  readonly monthly: Price;
}

/** A price for all of so many users or messages a month, up to `size`. */
export interface Packet {
  readonly packet_name: string;
  readonly size: number;
  readonly price: Price;
}

/** What costs the same in every country. A list that could not be had is missing. */
export interface GlobalPrices {
  readonly products?: readonly Usage[];
  readonly subscriptions?: readonly Subscription[];
  readonly resources?: readonly Usage[];
  /** Without those that are never shown (SPEC part 5). */
  readonly packets?: { readonly MAU: readonly Packet[]; readonly IM: readonly Packet[] };
}

/** How far the rates can be relied upon. */
export interface PriceOrigin {
  /** They are ours, made up, and the page has to say so. */
  readonly sample: boolean;
  /** ISO time since which the provider's file could not be had; the rates are those of then. */
  readonly stale_since?: string;
}
