import { fromUnits, toUnits, type Decimal } from '#src/shared/text/decimal.ts';
import type { Currency } from '#src/shared/currencies.ts';
import type { Estimate } from '#src/pricing/data/estimate.ts';
import { hasDearer } from '#src/pricing/data/hasDearer.ts';
import type { Charge, EstimateRates } from '#src/pricing/data/lines/lineKind.ts';
import { kindOf } from '#src/pricing/data/lines/kindOf.ts';
import type { PricedEstimate, PricedLine, PricedPart } from '#src/pricing/data/pricedEstimate.ts';

/** A cent in the whole units of `decimal.ts`. */
const CENT = toUnits('0.01');

/**
 * What an estimate costs, exact to the last digit: quantities and rates are multiplied as whole numbers, each part is rounded
 * half up to cents once, at its end, and totals are sums of the rounded parts.
 *
 * @param estimate lines within their limits
 * @param rates those of its countries. What is not among them has no price, and its line no amount
 * @throws {RangeError} when a quantity is no whole number
 */
export function calculateEstimate(estimate: Estimate, rates: EstimateRates, currency: Currency): PricedEstimate {
  const lines = estimate.map((line) => priceLine(kindOf(line).charge(line, rates), currency));
  const complete = lines.filter(({ amount }) => amount !== undefined);
  return {
    lines,
    monthly: sum(complete.flatMap(({ amount }) => amount ?? [])),
    once: sum(
      complete.flatMap(({ parts }) => parts.filter(({ isOnce }) => isOnce).flatMap(({ amount }) => amount ?? [])),
    ),
    missing: lines.length - complete.length,
  };
}

const sum = (amounts: readonly Decimal[]): Decimal =>
  fromUnits(amounts.reduce((total, amount) => total + toUnits(amount), 0n));

function priceLine(charges: readonly Charge[], currency: Currency): PricedLine {
  const parts = charges.map((charge) => priceCharge(charge, currency));
  if (parts.some(({ amount }) => amount === undefined)) return { parts };
  return { parts, amount: sum(parts.filter(({ isOnce }) => !isOnce).flatMap(({ amount }) => amount ?? [])) };
}

function priceCharge({ price, prices = [], quantity, unit, ...charge }: Charge, currency: Currency): PricedPart {
  const part = { ...charge, quantity: Number(quantity), unit };
  if (!price) return part;
  const rate = price[currency];
  const amount = toCents(quantity * toUnits(rate), unit === 'second' ? 60n : 1n);
  return { ...part, rate, ...(hasDearer({ price, prices }, currency) ? { isLowest: true } : {}), amount };
}

/** Half a cent is a cent. */
function toCents(units: bigint, divisor: bigint): Decimal {
  const cent = divisor * CENT;
  return fromUnits(((2n * units + cent) / (2n * cent)) * CENT);
}
