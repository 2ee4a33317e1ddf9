import type { Decimal } from '#src/shared/text/decimal.ts';
import type { Estimate } from '#src/pricing/data/estimate.ts';
import type { EstimateRates, SaidPart } from '#src/pricing/data/lines/lineKind.ts';
import type { PriceCountry, PriceOrigin } from '#src/pricing/data/prices.ts';

/** One reason why a line costs something. A line of calls has one, of numbers two, of AI one for each layer. */
export interface PricedPart extends SaidPart {
  /** For a minute where the unit is the second, else for one; undefined where the price list has none. */
  readonly rate?: Decimal | undefined;
  /** Other prefixes of the category cost more: the rate is the lowest. */
  readonly isLowest?: true;
  /** Rounded half up to cents: what is shown adds up to the total that is shown. */
  readonly amount?: Decimal | undefined;
}

/** A line with its costs. Its amount is missing where a rate is: it is then not in the total, and the page says so. */
export interface PricedLine {
  readonly parts: readonly PricedPart[];
  /** Of a usual month: without the installation of numbers. */
  readonly amount?: Decimal | undefined;
}

/** An estimate with its costs, in one currency. */
export interface PricedEstimate {
  /** In the order of the estimate. */
  readonly lines: readonly PricedLine[];
  /** Of a usual month. */
  readonly monthly: Decimal;
  /** Once, for numbers. */
  readonly once: Decimal;
  /** Lines without an amount. */
  readonly missing: number;
}

/** What the estimator is made of, filled into its block when the page is found. */
export interface EstimatorData {
  readonly countries: readonly PriceCountry[];
  readonly rates: EstimateRates;
  readonly origin: PriceOrigin;
  /** Of the address, or an example where it has none. */
  readonly estimate: Estimate;
  readonly isExample: boolean;
  /** Lines of the address that could not be read: the page says so. */
  readonly unread: number;
}
