import { fromUnits, toUnits, type Decimal } from '#src/shared/text/decimal.ts';
import type { Currency } from '#src/shared/currencies.ts';
import type {
  AiLine,
  CallsLine,
  Estimate,
  EstimateLine,
  MessagesLine,
  NumbersLine,
} from '#src/pricing/data/estimate.ts';
import type { EstimateRates, PricedEstimate, PricedLine, PricedPart } from '#src/pricing/data/pricedEstimate.ts';
import type { Increments, Price } from '#src/pricing/data/prices.ts';
import { countSegments } from '#src/pricing/data/smsSegments.ts';

/** How calls are rounded where the price list does not say. */
const BY_THE_MINUTE: Increments = { first: 60, next: 60 };

/** A cent in the whole units of `decimal.ts`. */
const CENT = toUnits('0.01');

/** What is billed, before it has a price in one currency. */
interface Charge {
  readonly key: string;
  readonly quantity: bigint;
  readonly unit: PricedPart['unit'];
  readonly price?: Price | undefined;
  readonly increments?: Increments;
  readonly isLowest?: boolean;
}

/**
 * What an estimate costs, exact to the last digit: quantities and rates are multiplied as whole numbers, each part is rounded
 * half up to cents once, at its end, and totals are sums of the rounded parts.
 *
 * @param estimate lines within the limits of `estimateLink.ts`
 * @param rates those of its countries. What is not among them has no price, and its line no amount
 * @throws {RangeError} when a quantity is no whole number
 */
export function calculateEstimate(estimate: Estimate, rates: EstimateRates, currency: Currency): PricedEstimate {
  const lines = estimate.map((line) => priceLine(chargesOf(line, rates), currency));
  const complete = lines.filter(({ amount }) => amount !== undefined);
  return {
    lines,
    monthly: sum(complete.flatMap(({ amount }) => amount ?? [])),
    once: sum(complete.flatMap(({ parts }) => parts.filter(isOnce).flatMap(({ amount }) => amount ?? []))),
    missing: lines.length - complete.length,
  };
}

/**
 * @param seconds of one call. One that was not answered, of zero seconds, is not billed
 * @param increments by the minute where there are none
 * @returns the seconds that are billed: the first interval whole, then each further one that was begun
 */
export function billedSeconds(seconds: number, { first, next } = BY_THE_MINUTE): number {
  if (seconds === 0) return 0;
  return seconds <= first ? first : first + Math.ceil((seconds - first) / next) * next;
}

const isOnce = ({ key }: PricedPart) => key === 'installation';

const sum = (amounts: readonly Decimal[]): Decimal =>
  fromUnits(amounts.reduce((total, amount) => total + toUnits(amount), 0n));

function priceLine(charges: readonly Charge[], currency: Currency): PricedLine {
  const parts = charges.map((charge) => priceCharge(charge, currency));
  if (parts.some(({ amount }) => amount === undefined)) return { parts };
  return { parts, amount: sum(parts.filter((part) => !isOnce(part)).flatMap(({ amount }) => amount ?? [])) };
}

function priceCharge({ price, quantity, unit, isLowest, ...charge }: Charge, currency: Currency): PricedPart {
  const part = { ...charge, quantity: Number(quantity), unit };
  if (!price) return part;
  const rate = price[currency];
  const amount = toCents(quantity * toUnits(rate), unit === 'second' ? 60n : 1n);
  return { ...part, rate, ...(isLowest ? { isLowest } : {}), amount };
}

/** Half a cent is a cent. */
function toCents(units: bigint, divisor: bigint): Decimal {
  const cent = divisor * CENT;
  return fromUnits(((2n * units + cent) / (2n * cent)) * CENT);
}

function chargesOf(line: EstimateLine, rates: EstimateRates): readonly Charge[] {
  switch (line.kind) {
    case 'calls':
      return [chargeCalls(line, rates)];
    case 'messages':
      return [chargeMessages(line, rates)];
    case 'numbers':
      return chargeNumbers(line, rates);
    case 'agents': {
      const price = rates.everywhere.subscriptions?.find(({ part }) => part === line.plan)?.monthly;
      return [{ key: 'agents', quantity: BigInt(line.count), unit: 'piece', price }];
    }
    case 'ai':
      return line.layers.map((layer) => chargeLayer(layer, line, rates));
  }
}

/**
 * At the category's own price, which is the lowest of its prefixes, as the price list shows it: nobody can know which
 * networks a month's calls will lead to. The part says so where others cost more. Calls that begin in some countries have
 * other rates (`eea`, `ru_direct`): an estimate does not ask where calls begin, and takes those of everywhere.
 */
function chargeCalls({ direction, country, category, calls, seconds }: CallsLine, rates: EstimateRates): Charge {
  const found = rates.countries[country]?.[direction].international?.[category];
  return {
    ...chargeSeconds('calls', calls, seconds, found?.increments),
    price: found?.price,
    isLowest: found?.prices.some(({ price }) => price.USD !== found.price.USD) ?? false,
  };
}

function chargeSeconds(key: string, calls: number, seconds: number, increments = BY_THE_MINUTE): Charge {
  const quantity = BigInt(calls) * BigInt(billedSeconds(seconds, increments));
  return { key, quantity, unit: 'second', increments };
}

/** Each part of a message costs one, received ones too. */
function chargeMessages({ direction, country, count, text }: MessagesLine, rates: EstimateRates): Charge {
  const quantity = BigInt(count) * BigInt(countSegments(text).segments);
  return { key: 'messages', quantity, unit: 'segment', price: rates.countries[country]?.[direction] };
}

function chargeNumbers({ country, category, count }: NumbersLine, rates: EstimateRates): Charge[] {
  const rent = rates.countries[country]?.phone_numbers?.find((number) => number.category === category);
  const pieces = { quantity: BigInt(count), unit: 'piece' } as const;
  return [
    { key: 'installation', ...pieces, price: rent?.installation },
    { key: 'monthly', ...pieces, price: rent?.monthly },
  ];
}

/** What is billed by the gigabyte does not follow from calls: it has no price here. */
function chargeLayer(layer: string, { calls, seconds, requests }: AiLine, { everywhere }: EstimateRates): Charge {
  const { resources = [], products = [] } = everywhere;
  const usage = [...resources, ...products].find(({ part, unit }) => part === layer && unit !== 'gigabyte');
  if (usage?.unit === 'request') {
    return { key: layer, quantity: BigInt(calls) * BigInt(requests), unit: 'request', price: usage.price };
  }
  return { ...chargeSeconds(layer, calls, seconds, usage?.increments), price: usage?.price };
}
