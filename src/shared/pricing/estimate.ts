import type { Category, MessagePrice } from '#src/shared/pricing/prices.ts';

/** What a buyer expects of a month. Every line stands for itself; their order is the visitor's. */

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

export interface MessagesLine {
  readonly kind: 'messages';
  readonly direction: MessagePrice;
  readonly country: string;
  /** A month. */
  readonly count: number;
  /** Decides into how many parts each is cut. */
  readonly text: string;
}

export interface NumbersLine {
  readonly kind: 'numbers';
  readonly country: string;
  readonly category: Category;
  readonly count: number;
}

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

export type EstimateLine = CallsLine | MessagesLine | NumbersLine | AgentsLine | AiLine;
export type Estimate = readonly EstimateLine[];
