import type { Category, MessagePrice } from '#src/pricing/data/prices.ts';

/** What a buyer expects of a month. Every line stands for itself; their order is the visitor's. */

/** Calls of a usual month with one country. */
export interface CallsLine {
  readonly kind: 'calls';
  /** Made to the country, or received by a number of it. */
  readonly direction: 'to' | 'from';
  /** ISO 3166, lower case. */
  readonly country: string;
  readonly category: Category;
  /** A month. */
  readonly calls: number;
  /** Of one call. */
  readonly seconds: number;
}

/** SMS of a usual month with one country, all with one text. */
export interface MessagesLine {
  readonly kind: 'messages';
  readonly direction: MessagePrice;
  readonly country: string;
  /** A month. */
  readonly count: number;
  /** Decides into how many parts each is cut. */
  readonly text: string;
}

/** Numbers that are rented: installed once, then paid by the month. */
export interface NumbersLine {
  readonly kind: 'numbers';
  readonly country: string;
  readonly category: Category;
  readonly count: number;
}

/** Places for agents in the no-code contact centre, billed by the month. */
export interface AgentsLine {
  readonly kind: 'agents';
  /** The subscription's part in the price list. */
  readonly plan: string;
  readonly count: number;
}

/** What a call uses besides the phone network, in layers: recognition, synthesis, a language model's requests … */
export interface AiLine {
  readonly kind: 'ai';
  readonly calls: number;
  readonly seconds: number;
  /** Parts of the price list that are billed by the minute or by the request. */
  readonly layers: readonly string[];
  /** In one call, for layers that are billed by the request. */
  readonly requests: number;
}

/** Told apart by `kind`. */
export type EstimateLine = CallsLine | MessagesLine | NumbersLine | AgentsLine | AiLine;
/** All that an address can hold: `readEstimate` and `writeEstimate` go between the two. */
export type Estimate = readonly EstimateLine[];
